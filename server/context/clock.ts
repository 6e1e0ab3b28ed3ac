/** Server time in epoch milliseconds; the sandbox puts a clock in its place that can be moved. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** An instant as answers write it: UTC, with milliseconds. */
export const iso = (ms: number): string => new Date(ms).toISOString()
