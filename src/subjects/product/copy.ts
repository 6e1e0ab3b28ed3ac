import type { LaterCover } from '@/contract/fields'
import { fill } from '@/copy/fill'
import { addDays, monthDayText, type Day } from '@/domain/time/day'

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
