import type { LaterCover } from '@/contract/fields'
import { fill } from '@/copy/fill'
import { addDays, monthDayText, type Day } from '@/domain/time/day'

/** The products of a city side by side. */
export const compare = {
  title: '产品对比',
  first: '产品一',
  second: '产品二',
  choose: '请选择产品',
  table: '{FIRST}与{SECOND}的对比',
  aspect: '项目',
  premium: '保费',
  ages: '投保年龄',
  agesText: '{MIN}至{MAX}周岁',
  anyAge: '不限',
  agesFrom: '{MIN}周岁起',
  agesUpTo: '{MAX}周岁及以下',
  people: '一张订单人数',
  peopleText: '最多{N}人',
  waiting: '等待期',
  waitingText: '{N}天',
  noWaiting: '无',
  deductible: '免赔额：{TEXT}',
  ratio: '赔付比例：{TEXT}',
  none: '不含',
  differs: '不同',
  same: '相同',
  onlyDifferent: '只看不同的项目',
  note: '按保障项目归类，仅供参考；具体责任、除外情形和赔付规则以各产品的保险条款为准。',
  alone: '这里目前没有两个可以对比的产品',
  toProducts: '查看在售产品',
} as const

/** What a later payment changes, where the sale goes on and only the cover begins later. */
const copy = {
  today: '今天付款 {ON}生效，明天起 {LATER}生效',
  soon: '{LAST}及以前付款 {ON}生效，{FROM}起付款 {LATER}生效',
} as const

/** Before an order is made, it is told in the last week before it comes. */
const TOLD_BEFORE_DAYS = 7

/**
 * The sentence about cover that begins later; undefined while that is far away, and after it came,
 * when what is shown is of yesterday.
 */
export const laterCoverText = (
  { effectiveOn, laterCover }: { effectiveOn: Day; laterCover?: LaterCover | undefined },
  today: Day,
  /** How many days before it is told. An order that lasts for hours needs only the last one. */
  days = TOLD_BEFORE_DAYS,
): string | undefined => {
  if (!laterCover) return undefined
  const { paidFrom, effectiveOn: later } = laterCover
  if (today >= paidFrom || today < addDays(paidFrom, -days)) return undefined
  const last = addDays(paidFrom, -1)
  return fill(today === last ? copy.today : copy.soon, {
    ON: monthDayText(effectiveOn),
    LATER: monthDayText(later),
    LAST: monthDayText(last),
    FROM: monthDayText(paidFrom),
  })
}

/** The poster that covers a product's page. */
export const saleWindow = {
  title: '{NAME}即将开放',
  left: '距离开放还有',
  until: '{TIME} 开放',
  closed: '{NAME}暂不开放',
  permanent: '目前不接受在线投保',
  policies: '我的保单',
} as const
