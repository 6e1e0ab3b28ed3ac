/**
 * Server time in epoch milliseconds. The sandbox replaces it with a clock that testers can move.
 */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A time as answers write it: UTC, with milliseconds. */
export const iso = (ms: number): string => new Date(ms).toISOString()
