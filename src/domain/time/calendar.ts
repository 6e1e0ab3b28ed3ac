import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { DAY_MS, dayOf, isDay, startOfDayMs, type Day } from './day-parts'

/**
 * Calendar arithmetic and wall-clock texts in Asia/Shanghai, with dayjs. Its input was read by
 * day-parts or instant, which are strict; dayjs alone would take 30 February for 1 March.
 */

dayjs.extend(utc)

/** In minutes. There is no summer time, see day-parts. */
const SHANGHAI_OFFSET = 8 * 60

const inShanghai = (ms: number): Dayjs => dayjs.utc(ms).utcOffset(SHANGHAI_OFFSET)

/** Answers '' outside the calendar (years 0001-9999). */
function dayText(date: Dayjs): Day {
  const text = date.format('YYYY-MM-DD')
  return isDay(text) ? text : ''
}

/** Months are counted in UTC, where every day has 24 hours. */
const midnight = (day: Day): Dayjs => dayjs.utc(startOfDayMs(day)).add(SHANGHAI_OFFSET, 'minute')

/**
 * Answers '' when the day is malformed or the result leaves the calendar. No dayjs: a day always has
 * 24 hours here, and the catalogue counts thousands of them at start.
 */
export const addDays = (day: Day, count: number): Day =>
  Number.isInteger(count) ? dayOf(startOfDayMs(day) + count * DAY_MS) : ''

/**
 * Clamps to the month's last day: 29 February becomes 28 February a year later. Answers '' as
 * addDays does.
 */
export const addMonths = (day: Day, count: number): Day =>
  isDay(day) && Number.isInteger(count) ? dayText(midnight(day).add(count, 'month')) : ''

/** Answers NaN when either day is malformed. */
export const daysBetween = (from: Day, to: Day): number =>
  (startOfDayMs(to) - startOfDayMs(from)) / DAY_MS

/**
 * Writes an instant (ms) as a time in Asia/Shanghai, in a format of dayjs. The default is RFC 3339
 * to the second (`2026-11-21T10:00:00+08:00`).
 */
export const clockText = (ms: number, format?: string): string => inShanghai(ms).format(format)
