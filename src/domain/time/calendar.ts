import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { isDay, startOfDayMs, type Day } from './day-parts'

/**
 * Calendar arithmetic and wall clocks in Asia/Shanghai, by dayjs. What comes in has been read by
 * day-parts or instant, whose shapes are strict: dayjs alone would take 30 February for 1 March.
 */

dayjs.extend(utc)

/** Minutes; no summer time, see day-parts. */
const SHANGHAI_OFFSET = 8 * 60

const inShanghai = (ms: number): Dayjs => dayjs.utc(ms).utcOffset(SHANGHAI_OFFSET)

/** '' for what left the calendar (years 0001-9999). */
function dayText(date: Dayjs): Day {
  const text = date.format('YYYY-MM-DD')
  return isDay(text) ? text : ''
}

/** Counted in UTC, where every day has 24 hours. */
const midnight = (day: Day): Dayjs => dayjs.utc(startOfDayMs(day)).add(SHANGHAI_OFFSET, 'minute')

/** '' when the day is malformed or the answer leaves the calendar. */
export const addDays = (day: Day, count: number): Day =>
  isDay(day) && Number.isInteger(count) ? dayText(midnight(day).add(count, 'day')) : ''

/** Clamped to the month's last day: 29 February is 28 February a year later; '' as for days. */
export const addMonths = (day: Day, count: number): Day =>
  isDay(day) && Number.isInteger(count) ? dayText(midnight(day).add(count, 'month')) : ''

/** NaN when either day is malformed. */
export const daysBetween = (from: Day, to: Day): number =>
  isDay(from) && isDay(to) ? midnight(to).diff(midnight(from), 'day') : NaN

/**
 * An instant (ms) on the clocks of Asia/Shanghai in a format of dayjs, by default RFC 3339 to the
 * second (`2026-11-21T10:00:00+08:00`).
 */
export const clockText = (ms: number, format?: string): string => inShanghai(ms).format(format)
