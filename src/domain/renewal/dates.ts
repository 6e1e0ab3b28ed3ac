import { addDays, dayOf, startOfDayMs, type Day } from '../time/day'

/**
 * Dates of an auto-renewal. The law requires a notice at least five days before the charge
 * (网络交易监督管理办法, art. 18). WeChat Pay's rules for insurers: a charge is announced between the day
 * before it is due and 28 days after, 8:00 to 19:30, and made from the next day on, 8:00 to 20:00
 * (委托代扣, 保险). All times are in Asia/Shanghai.
 */
const DUE_BEFORE_END_DAYS = 10
const NOTICE_BEFORE_DUE_DAYS = 7
const MINUTE_MS = 60_000
const at = (day: Day, minutes: number): number => startOfDayMs(day) + minutes * MINUTE_MS
const EIGHT = 8 * 60
const SCHEDULED_UNTIL = 19 * 60 + 30
const DEDUCTED_UNTIL = 20 * 60

export interface RenewalDates {
  /** The new coverage period begins where the old one ends. */
  effectiveOn: Day
  noticeOn: Day
  /** The charge is made on this day or soon after. */
  dueOn: Day
  /** The last day for the charge, because cover never begins before the payment. */
  lastDeductOn: Day
}

/**
 * Computes the dates of a renewal. `expireOn` is the last day of the coverage period that is
 * renewed.
 */
export function renewalDates({ expireOn }: { expireOn: Day }): RenewalDates {
  const dueOn = addDays(expireOn, -DUE_BEFORE_END_DAYS)
  return {
    effectiveOn: addDays(expireOn, 1),
    noticeOn: addDays(dueOn, -NOTICE_BEFORE_DUE_DAYS),
    dueOn,
    lastDeductOn: expireOn,
  }
}

/** The instant (ms) at which a notice of that day is sent: 8:00, so not at night. */
export const noticeAt = (day: Day): number => at(day, EIGHT)

/** The next instant (ms) from `now` on within the permitted hours of a day. */
const nextWithin = (now: number, from: Day, untilMinutes: number): number => {
  const day = dayOf(now) < from ? from : dayOf(now)
  if (now < at(day, EIGHT)) return at(day, EIGHT)
  return now < at(day, untilMinutes) ? now : at(addDays(day, 1), EIGHT)
}

/**
 * The instant (ms) at which the charge may be announced to WeChat Pay; `now` if that is permitted.
 */
export const nextSchedule = ({ now, dueOn }: { now: number; dueOn: Day }): number =>
  nextWithin(now, addDays(dueOn, -1), SCHEDULED_UNTIL)

/** The instant (ms) at which the charge may be made, from the day that WeChat Pay named. */
export const nextDeduct = ({ now, from }: { now: number; from: Day }): number =>
  nextWithin(now, from, DEDUCTED_UNTIL)
