/**
 * Calendar days as `YYYY-MM-DD` text (Gregorian, years 0001-9999), parsed without Date, because
 * Date turns 30 February into March and uses the device's time zone. Nothing here throws: a
 * malformed day gives undefined, '' or NaN. Nothing here uses dayjs: a day always has 24 hours, the
 * catalogue counts thousands of them at start and a purchase a dozen months, and form fields do not
 * load that library.
 */
export type Day = string

export type DayParts = { year: number; month: number; day: number }

export const DAY_MS = 86_400_000

/**
 * Asia/Shanghai is UTC+8 all year. The summer time of 1986-1991 never changed a calendar day here.
 */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Days in a month (1-12); 0 for a month that does not exist. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0)

export const isRealDay = ({ year, month, day }: DayParts): boolean =>
  year >= 1 && year <= 9999 && day >= 1 && day <= daysInMonth(year, month)

export function parseDay(text: string): DayParts | undefined {
  const match = SHAPE.exec(text)
  if (!match) return undefined
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return isRealDay(parts) ? parts : undefined
}

export const isDay = (text: string): boolean => parseDay(text) !== undefined

/** Answers '' when the parts name no real day. */
export function formatDay(parts: DayParts): Day {
  if (!isRealDay(parts)) return ''
  const pad = (value: number, width: number) => String(value).padStart(width, '0')
  return `${pad(parts.year, 4)}-${pad(parts.month, 2)}-${pad(parts.day, 2)}`
}

/** Negative, zero or positive, as a sort expects. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0)

/** The calendar day in Asia/Shanghai at an instant (ms since 1970). */
export function dayOf(instantMs: number): Day {
  const there = new Date(instantMs + SHANGHAI_OFFSET_MS)
  return formatDay({
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
  })
}

/** The instant (ms) at which a day begins in Asia/Shanghai; NaN when malformed. */
export function startOfDayMs(day: Day): number {
  const parts = parseDay(day)
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  return parts
    ? new Date(0).setUTCFullYear(parts.year, parts.month - 1, parts.day) - SHANGHAI_OFFSET_MS
    : NaN
}

/** Answers '' when the day is malformed or the result leaves the calendar. */
export const addDays = (day: Day, count: number): Day =>
  Number.isInteger(count) ? dayOf(startOfDayMs(day) + count * DAY_MS) : ''

/**
 * Clamps to the month's last day: 29 February becomes 28 February a year later. Answers '' as
 * addDays does.
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

/** A day that is near, `1月1日`, without its year. */
export const monthDayText = (day: Day): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`
