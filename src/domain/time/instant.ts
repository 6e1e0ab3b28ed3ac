/**
 * Instants are ms since 1970. A text without an offset is in Asia/Shanghai, never in the device's
 * zone. Only these formats are read, because `new Date(text)` accepts different ones on each phone.
 */
import { formatDay, startOfDayMs, dayOf } from './day'

/** ms, ISO 8601 with offset, `YYYY-MM-DD[ HH:mm[:ss]]` or `yyyyMMddHHmmss`. */
export type InstantText = number | string

const COMPACT = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/
const WRITTEN =
  /^(\d{4})([-/])(\d{2})\2(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?(Z|[+-]\d{2}:\d{2})?$/
const SHANGHAI = '+08:00'
const MINUTE_MS = 60_000

/** Answers NaN for any other format and for a time that does not exist. */
export function instantMs(value: InstantText): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : NaN
  const text = value.trim()
  const compact = COMPACT.exec(text)
  if (compact) {
    const [, year, month, day, hour, minute, second] = compact
    return instantOf(year, month, day, hour, minute, second)
  }
  const written = WRITTEN.exec(text)
  if (!written) return NaN
  const [, year, , month, day, hour, minute, second, fraction = '', zone = SHANGHAI] = written
  const late = minutesOf(SHANGHAI) - minutesOf(zone)
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3))
  return instantOf(year, month, day, hour, minute, second) + ms + late * MINUTE_MS
}

/** Reads only `yyyyMMddHHmmss`, the format of the pay-later popup. Anything else is NaN. */
export const compactInstantMs = (text: string): number =>
  COMPACT.test(text) ? instantMs(text) : NaN

function instantOf(...texts: (string | undefined)[]): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = texts.map((text) =>
    Number(text ?? 0),
  )
  if (hour > 23 || minute > 59 || second > 59) return NaN
  return startOfDayMs(formatDay({ year, month, day })) + ((hour * 60 + minute) * 60 + second) * 1000
}

/** `+08:00` -> 480, and `Z` -> 0 because it has no digits. An offset beyond a day is NaN. */
function minutesOf(zone: string): number {
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(4))
  if (hours > 23 || minutes > 59) return NaN
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/**
 * Writes an instant as a time in Asia/Shanghai, `2026-11-21 09:05`; '' when it is malformed. It
 * does not use dayjs, so that lists do not load that library.
 */
export const minuteText = (instant: InstantText): string => {
  const ms = instantMs(instant)
  const day = dayOf(ms)
  if (day === '') return ''
  const minutes = Math.floor((ms - startOfDayMs(day)) / 60_000)
  return `${day} ${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
