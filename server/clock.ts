/** Server time in epoch milliseconds; the sandbox puts a clock in its place that can be moved. */
export interface Clock {
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
