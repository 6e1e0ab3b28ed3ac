import type { Ids } from '../ids'

/** The picture of a slider puzzle, drawn fresh for every challenge; the answer is only in it. */

export const puzzle = { width: 300, height: 150, piece: 46 } as const
const track = puzzle.width - puzzle.piece

const hue = (ids: Ids) => ids.between(0, 360)

function scenery(ids: Ids): string {
  const base = hue(ids)
  const hills = Array.from({ length: 5 }, (_, index) => {
    const x = ids.between(-20, puzzle.width)
    const radius = ids.between(30, 90)
    const y = puzzle.height - ids.between(0, 30)
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${(base + 25 * index) % 360} 45% ${ids.between(45, 70)}%)"/>`
  })
  const lines = Array.from({ length: 6 }, () => {
    const [x1, y1, x2, y2] = [0, 0, 0, 0].map(() => ids.between(0, puzzle.width))
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="hsl(${hue(ids)} 40% 80%)" stroke-width="2" opacity=".6"/>`
  })
  return `<rect width="100%" height="100%" fill="hsl(${base} 55% 85%)"/>${hills.join('')}${lines.join('')}`
}

/** A square with a knob on its right; `x`, `y` is its upper left corner. */
const shape = (x: number, y: number): string => {
  const size = puzzle.piece - 10
  const half = size / 2
  return `M${x} ${y}h${size}v${half - 7}a7 7 0 1 1 0 14v${half - 7}h-${size}z`
}

const svg = (width: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${puzzle.height}" viewBox="0 0 ${width} ${puzzle.height}">${body}</svg>`

/** `gap` is where the piece belongs, per mille of the way it can travel. */
export function drawPuzzle(ids: Ids, gap: number): { imageSvg: string; pieceSvg: string } {
  const x = Math.round((gap / 1000) * track)
  const y = ids.between(10, puzzle.height - puzzle.piece - 10)
  const picture = scenery(ids)
  const hole = `<path d="${shape(x, y)}" fill="#000" opacity=".45" stroke="#fff" stroke-width="1.5"/>`
  const piece =
    `<clipPath id="p"><path d="${shape(0, y)}"/></clipPath>` +
    `<g clip-path="url(#p)"><g transform="translate(${-x} 0)">${picture}</g></g>` +
    `<path d="${shape(0, y)}" fill="none" stroke="#fff" stroke-width="2"/>`
  return { imageSvg: svg(puzzle.width, picture + hole), pieceSvg: svg(puzzle.piece, piece) }
}

const kinds: readonly (readonly [kind: string, words: readonly string[]])[] = [
  ['水果', ['苹果', '香蕉', '葡萄', '西瓜']],
  ['动物', ['小猫', '大象', '兔子', '老虎']],
  ['交通工具', ['公交车', '自行车', '飞机', '轮船']],
  ['家具', ['桌子', '椅子', '书柜', '沙发']],
  ['蔬菜', ['白菜', '黄瓜', '土豆', '茄子']],
  ['乐器', ['钢琴', '二胡', '笛子', '古筝']],
]

export interface Question {
  prompt: string
  choices: { value: string; label: string }[]
  answer: string
}

/** The way without dragging and without seeing: one word of four is of the asked kind. */
export function askQuestion(ids: Ids): Question {
  const start = ids.between(0, kinds.length)
  const drawn = [0, 1, 2, 3].map((step) => {
    const [kind, words] = kinds[(start + step) % kinds.length] ?? ['', []]
    return { kind, label: words[ids.between(0, words.length)] ?? '', value: ids.digits(6) }
  })
  const asked = drawn[ids.between(0, drawn.length)]
  if (!asked) throw new Error('A question needs an answer')
  return {
    prompt: `下面哪一个是${asked.kind}？`,
    choices: drawn
      .map(({ value, label }) => ({ value, label }))
      .sort((a, b) => a.value.localeCompare(b.value)),
    answer: asked.value,
  }
}
