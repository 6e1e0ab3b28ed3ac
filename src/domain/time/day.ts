/**
 * Calendar days as `YYYY-MM-DD` text (Gregorian, years 0001-9999), counted without Date:
 * Date parsing rolls 30 February over and drags the device's time zone in.
 * Nothing here throws: a malformed day gives undefined, '' or NaN.
 */
export type Day = string

export type DayParts = { year: number; month: number; day: number }

export const DAY_MS = 86_400_000

/** Asia/Shanghai is UTC+8 all year; its summer time (1986-1991) never moved a calendar day here. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Days in a month counted from 1; 0 for a month that does not exist. */
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

/** '' when the parts name no real day. */
export function formatDay(parts: DayParts): Day {
  if (!isRealDay(parts)) return ''
  const pad = (value: number, width: number) => String(value).padStart(width, '0')
  return `${pad(parts.year, 4)}-${pad(parts.month, 2)}-${pad(parts.day, 2)}`
}

/** Negative, zero or positive, as a sort expects. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0)

/** NaN when either day is malformed. */
export function daysBetween(from: Day, to: Day): number {
  const start = parseDay(from)
  const end = parseDay(to)
  return start && end ? serialOf(end) - serialOf(start) : NaN
}

/** '' when the day is malformed or the answer leaves the calendar. */
export function addDays(day: Day, count: number): Day {
  const parts = parseDay(day)
  return parts && Number.isInteger(count) ? formatDay(partsOf(serialOf(parts) + count)) : ''
}

/** The calendar day in Asia/Shanghai at an instant (ms since 1970). */
export const dayOf = (instantMs: number): Day =>
  formatDay(partsOf(Math.floor((instantMs + SHANGHAI_OFFSET_MS) / DAY_MS)))

/** The instant (ms) at which a day begins in Asia/Shanghai; NaN when malformed. */
export function startOfDayMs(day: Day): number {
  const parts = parseDay(day)
  return parts ? serialOf(parts) * DAY_MS - SHANGHAI_OFFSET_MS : NaN
}

/** Days since 1970-01-01, by eras of 400 years (146,097 days) that begin on 1 March. */
function serialOf({ year, month, day }: DayParts): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * 146_097 + yearOfEra * 365 + leapDays + dayOfYear - 719_468
}

function partsOf(serial: number): DayParts {
  const shifted = serial + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}
