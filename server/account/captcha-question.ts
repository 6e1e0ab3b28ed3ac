import type { Ids } from '../context/ids'

/** The captcha without dragging or seeing. Questions are generated, not taken from a list. */

interface Question {
  prompt: string
  choices: { value: string; label: string }[]
  answer: string
}

interface Riddle {
  prompt: string
  right: string
  wrong: readonly string[]
}

const CHOICES = 6

const numerals = '零一二三四五六七八九十'
const chinese = (value: number): string =>
  value <= 10
    ? numerals.charAt(value)
    : `${value >= 20 ? numerals.charAt(Math.floor(value / 10)) : ''}十${value % 10 ? numerals.charAt(value % 10) : ''}`

/** A number before a measure word: 两天, but 第二个. */
const counted = (value: number): string => (value === 2 ? '两' : chinese(value))

const kinds: readonly (readonly [kind: string, words: string])[] = [
  ['水果', '苹果 香蕉 葡萄 西瓜 桃子 荔枝 菠萝 草莓 石榴 柿子'],
  ['动物', '小猫 大象 兔子 老虎 骆驼 松鼠 熊猫 山羊 海豚 青蛙'],
  ['交通工具', '公交车 自行车 飞机 轮船 地铁 火车 出租车 三轮车 摩托车 直升机'],
  ['家具', '桌子 椅子 书柜 沙发 衣柜 茶几 床头柜 板凳 鞋柜 屏风'],
  ['蔬菜', '白菜 黄瓜 土豆 茄子 菠菜 萝卜 芹菜 豆角 冬瓜 莲藕'],
  ['乐器', '钢琴 二胡 笛子 古筝 琵琶 唢呐 小提琴 吉他 锣 葫芦丝'],
  ['文具', '铅笔 橡皮 尺子 毛笔 订书机 圆规 笔记本 墨水 浆糊 信封'],
  ['衣物', '毛衣 裤子 围巾 手套 袜子 棉袄 衬衫 帽子 裙子 雨衣'],
]
const days = ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日']

const pick = <T>(ids: Ids, from: readonly T[]): T => {
  const found = from[ids.between(0, from.length)]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

const shuffled = <T>(ids: Ids, from: readonly T[]): T[] => {
  const left = [...from]
  return from.map(() => left.splice(ids.between(0, left.length), 1)[0] as T)
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index)

const words = (list: string): string[] => list.split(' ')

const numberRiddle = (prompt: string, right: number): Riddle => ({
  prompt,
  right: chinese(right),
  wrong: [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
    .map((step) => right + step)
    .filter((value) => value >= 0)
    .map(chinese),
})

const riddles: readonly ((ids: Ids) => Riddle)[] = [
  function sum(ids) {
    const [a, b] = [ids.between(2, 16), ids.between(2, 16)]
    return numberRiddle(`${chinese(a)}加${chinese(b)}等于多少？`, a + b)
  },
  function difference(ids) {
    const [a, b] = [ids.between(11, 30), ids.between(2, 10)]
    return numberRiddle(`${chinese(a)}减去${chinese(b)}还剩多少？`, a - b)
  },
  function ofAKind(ids) {
    const [asked, ...others] = shuffled(ids, kinds)
    if (!asked) throw new Error('No kinds')
    const prompt = `下面哪一个是${asked[0]}？`
    return {
      prompt,
      right: pick(ids, words(asked[1])),
      wrong: others.map(([, list]) => pick(ids, words(list))),
    }
  },
  function oddOneOut(ids) {
    const [one, other] = shuffled(ids, kinds)
    if (!one || !other) throw new Error('No kinds')
    const wrong = shuffled(ids, words(one[1])).slice(0, CHOICES - 1)
    return { prompt: `下面哪一个不是${one[0]}？`, right: pick(ids, words(other[1])), wrong }
  },
  function inLine(ids) {
    const line = shuffled(ids, kinds)
      .slice(0, CHOICES)
      .map(([, list]) => pick(ids, words(list)))
    const at = ids.between(0, line.length)
    return {
      prompt: `“${line.join('、')}”中，第${chinese(at + 1)}个是什么？`,
      right: line[at] ?? '',
      wrong: line.filter((_word, index) => index !== at),
    }
  },
  function daysOn(ids) {
    const [from, step] = [ids.between(0, 7), ids.between(1, 5)]
    const right = days[(from + step) % 7] ?? ''
    // It names no day as today, because people would look at their calendar.
    return {
      prompt: `${days[from]}再往后${counted(step)}天是星期几？`,
      right,
      wrong: days.filter((day) => day !== right),
    }
  },
  function howMany(ids) {
    const [asked, ...others] = shuffled(ids, kinds)
    if (!asked) throw new Error('No kinds')
    const many = ids.between(1, 5)
    const line = shuffled(ids, [
      ...shuffled(ids, words(asked[1])).slice(0, many),
      ...others.slice(0, ids.between(1, 4)).map(([, list]) => pick(ids, words(list))),
    ])
    return {
      prompt: `“${line.join('、')}”里有几种${asked[0]}？`,
      right: `${counted(many)}种`,
      wrong: range(1, 11)
        .filter((value) => value !== many)
        .map((value) => `${counted(value)}种`),
    }
  },
  function largest(ids) {
    const line = shuffled(ids, range(2, 40)).slice(0, CHOICES)
    const right = Math.max(...line)
    return {
      prompt: `“${line.map(chinese).join('、')}”中，哪个数最大？`,
      right: chinese(right),
      wrong: line.filter((value) => value !== right).map(chinese),
    }
  },
]

/** One of six choices is right. The values are random, so they reveal nothing. */
export function askQuestion(ids: Ids): Question {
  const { prompt, right, wrong } = pick(ids, riddles)(ids)
  const labels = shuffled(ids, [right, ...shuffled(ids, wrong).slice(0, CHOICES - 1)])
  const choices = labels.map((label) => ({ value: ids.digits(6), label }))
  const answer = choices.find(({ label }) => label === right)?.value
  if (answer === undefined) throw new Error('A question needs an answer')
  return { prompt, choices, answer }
}
