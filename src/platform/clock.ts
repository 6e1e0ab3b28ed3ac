/** Counts milliseconds and is never set; it may rest while the device sleeps. */
const steady = typeof performance === 'undefined' ? Date : performance

/** How far the gateway's clock is ahead of the device's (ms). */
let aheadMs = 0
/** And of the one that is never set; NaN until the gateway has told the time. */
let aheadOfSteadyMs = NaN

/**
 * Milliseconds since 1970 on the gateway's clock: sale windows, countdowns and expiries must not
 * follow a phone whose clock is wrong. The same on both targets.
 */
export const now = (): number => Date.now() + aheadMs

/**
 * Whether an instant (ms) is past on the gateway's clock. Nothing is while that is not known, nor
 * because the phone's clock was set since: what is kept must not be dropped for either.
 */
export const isPast = (ms: number): boolean => Math.min(now(), steady.now() + aheadOfSteadyMs) >= ms

/** Takes the gateway's time (ms) from an answer; what is not a time is ignored. */
export const syncServerTime = (serverMs: number): void => {
  if (!(serverMs > 0 && serverMs < Infinity)) return
  aheadMs = serverMs - Date.now()
  aheadOfSteadyMs = serverMs - steady.now()
}
