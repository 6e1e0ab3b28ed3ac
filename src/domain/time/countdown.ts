/** Countdowns of orders, home pages, popups and codes, in whole seconds and never below zero. */
/**
 * The pay-later countdown. It runs to the end of today, then to the end of tomorrow, until the
 * proposal expires. Times are `yyyyMMddHHmmss` in Asia/Shanghai.
 */
import { DAY_MS, dayOf, startOfDayMs } from './day'
import { instantMs, type InstantText, compactInstantMs } from './instant'

/** Seconds before another SMS code may be requested. */
export const RESEND_SECONDS = 60

export type CountdownParts = { dd: string; hh: string; mm: string; ss: string }

export type Countdown = CountdownParts & {
  seconds: number
  /** `HH:mm:ss`. The hours can exceed 24. */
  text: string
  ended: boolean
}

const two = (value: number) => String(value).padStart(2, '0')

/** Part of a second counts as one, so zero is shown only when the time is over. */
export function countdownOf({ ms }: { ms: number }): Countdown {
  const seconds = ms > 0 ? Math.ceil(ms / 1000) : 0
  const hours = Math.floor(seconds / 3600)
  const mm = two(Math.floor(seconds / 60) % 60)
  const ss = two(seconds % 60)
  return {
    seconds,
    dd: two(Math.floor(hours / 24)),
    hh: two(hours % 24),
    mm,
    ss,
    text: `${two(hours)}:${mm}:${ss}`,
    ended: seconds === 0,
  }
}

/** A configured length in whole seconds, at least 1. */
export const countdownLength = ({ seconds }: { seconds: number }): number =>
  seconds > 1 && Number.isFinite(seconds) ? Math.floor(seconds) : 1

/** A countdown of a given length. A clock that was set back cannot make it longer. */
export function countdownFrom({
  startedAt,
  seconds,
  now,
}: {
  startedAt: InstantText
  seconds: number
  now: InstantText
}): Countdown {
  const length = countdownLength({ seconds }) * 1000
  return countdownOf({ ms: Math.min(length, length - (instantMs(now) - instantMs(startedAt))) })
}

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
