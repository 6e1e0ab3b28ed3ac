/**
 * Server time in epoch milliseconds: the database's (watch/clock.ts). The sandbox replaces it with a clock that testers can move.
 */
export interface Clock {
  now(): number
}

/** A time as answers write it: UTC, with milliseconds. */
export const iso = (ms: number): string => new Date(ms).toISOString()

/** The same in Asia/Shanghai, for texts that people read: `2026-11-21T09:20:00.000+08:00`. */
export const localIso = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().replace('Z', '+08:00')
