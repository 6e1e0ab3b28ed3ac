/** Times and days as people in China read them. There is no summer time. */

const AHEAD_MS = 8 * 3_600_000
export const DAY_MS = 86_400_000

const shifted = (at: number): string => new Date(at + AHEAD_MS).toISOString()

/** Formats an instant (ms since 1970) as `2026-11-21T10:00:00.000+08:00`. */
export const shanghaiIso = (at: number): string => shifted(at).replace('Z', '+08:00')

/** Formats an instant as WeChat Pay does: `2026-11-21T10:00:00+08:00`. */
export const secondsIso = (at: number): string => `${shifted(at).slice(0, 19)}+08:00`

/** Formats an instant as bills do: `2026-11-21 10:00:00`. */
export const billTime = (at: number): string => shifted(at).slice(0, 19).replace('T', ' ')

/** The day of an instant, as YYYY-MM-DD. */
export const dayOf = (at: number): string => shifted(at).slice(0, 10)

export const startOfDayMs = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)

export const addDays = (day: string, count: number): string =>
  dayOf(startOfDayMs(day) + count * DAY_MS)

/** Whether a text is a day of the calendar, so not 2026-02-30. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(startOfDayMs(text)) &&
  dayOf(startOfDayMs(text)) === text
