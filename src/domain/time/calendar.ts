import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'
import {
  DAY_MS,
  dayOf,
  daysInMonth,
  formatDay,
  parseDay,
  startOfDayMs,
  type Day,
} from './day-parts'

/** Calendar arithmetic, and wall-clock texts in Asia/Shanghai with dayjs. */

dayjs.extend(utc)

/** In minutes. There is no summer time, see day-parts. */
const SHANGHAI_OFFSET = 8 * 60

const inShanghai = (ms: number): Dayjs => dayjs.utc(ms).utcOffset(SHANGHAI_OFFSET)

/**
 * Answers '' when the day is malformed or the result leaves the calendar. No dayjs: a day always has
 * 24 hours here, and the catalogue counts thousands of them at start.
 */
export const addDays = (day: Day, count: number): Day =>
  Number.isInteger(count) ? dayOf(startOfDayMs(day) + count * DAY_MS) : ''

/**
 * Clamps to the month's last day: 29 February becomes 28 February a year later. Answers '' as
 * addDays does. No dayjs either: a purchase counts months a dozen times.
 */
export function addMonths(day: Day, count: number): Day {
  const parts = parseDay(day)
  if (!parts || !Number.isInteger(count)) return ''
  const months = parts.year * 12 + (parts.month - 1) + count
  const year = Math.floor(months / 12)
  const month = months - year * 12 + 1
  return formatDay({ year, month, day: Math.min(parts.day, daysInMonth(year, month)) })
}

/** Answers NaN when either day is malformed. */
export const daysBetween = (from: Day, to: Day): number =>
  (startOfDayMs(to) - startOfDayMs(from)) / DAY_MS

/**
 * Writes an instant (ms) as a time in Asia/Shanghai, in a format of dayjs. The default is RFC 3339
 * to the second (`2026-11-21T10:00:00+08:00`).
 */
export const clockText = (ms: number, format?: string): string => inShanghai(ms).format(format)
