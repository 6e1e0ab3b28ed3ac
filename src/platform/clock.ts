/** A clock in ms that nobody can set. It may stop while the device sleeps. */
const steady = typeof performance === 'undefined' ? Date : performance

/** Difference between the gateway's clock and the device's clock, in ms. */
let aheadMs = 0
/**
 * Difference between the gateway's clock and the steady clock, in ms; NaN until the gateway sent
 * its time.
 */
let aheadOfSteadyMs = NaN

/**
 * The gateway's clock in ms since 1970. Sale windows, countdowns and expiries must not depend on a
 * wrong device clock. Both targets use it.
 */
export const now = (): number => Date.now() + aheadMs

/**
 * Whether an instant (ms) is past on the gateway's clock. It is false while the gateway's time is
 * unknown, and a change of the device's clock does not make it true, so that no stored data is
 * dropped by mistake.
 */
export const isPast = (ms: number): boolean => Math.min(now(), steady.now() + aheadOfSteadyMs) >= ms

/** Takes the gateway's time (ms) from an answer and ignores invalid values. */
export const syncServerTime = (serverMs: number): void => {
  if (!(serverMs > 0 && serverMs < Infinity)) return
  aheadMs = serverMs - Date.now()
  aheadOfSteadyMs = serverMs - steady.now()
}
