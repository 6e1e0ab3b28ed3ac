/** Countdowns of orders, home pages, popups and codes, in whole seconds and never below zero. */
import { instantMs, type InstantText } from './instant'

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

/** A configured length in whole seconds, at least 1 (specification section 9). */
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
