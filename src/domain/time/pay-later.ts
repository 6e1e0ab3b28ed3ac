/**
 * The pay-later countdown (specification section 4). It runs to the end of today, then to the end
 * of tomorrow, until the proposal expires. Times are `yyyyMMddHHmmss` in Asia/Shanghai.
 */
import { countdownOf, type Countdown } from './countdown'
import { DAY_MS, dayOf, startOfDayMs } from './day'
import { compactInstantMs } from './instant'

export type PayLater =
  /** No clock is shown and `finish` never fires, so paying stays enabled. */
  | { state: 'idle'; payEnabled: true }
  | { state: 'running'; payEnabled: true; countdown: Countdown; endAt: number }
  | { state: 'finished'; payEnabled: false }

/**
 * What to show `elapsedMs` after the popup got its data. It counts elapsed time, because the
 * device's clock may be wrong or change while the popup is open.
 *
 * During the last second of a day (23:59:59) the clock shows zero. The next countdown starts at
 * midnight, unless the proposal has expired.
 */
export function payLaterAt({
  initCountdownTime,
  payExpireTime,
  elapsedMs = 0,
}: {
  initCountdownTime: string
  payExpireTime: string
  elapsedMs?: number
}): PayLater {
  const start = compactInstantMs(initCountdownTime)
  const expiry = compactInstantMs(payExpireTime)
  // A start at or after the expiry, or a malformed text (NaN compares false), shows no clock.
  if (!(start < expiry)) return { state: 'idle', payEnabled: true }

  const now = start + Math.max(0, elapsedMs)
  if (now >= expiry) return { state: 'finished', payEnabled: false }
  const endAt = Math.min(expiry, lastSecondOf(now))
  return { state: 'running', payEnabled: true, countdown: countdownOf({ ms: endAt - now }), endAt }
}

/** 23:59:59 of the day. */
const lastSecondOf = (instant: number): number => startOfDayMs(dayOf(instant)) + DAY_MS - 1000
