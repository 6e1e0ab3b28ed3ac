/**
 * When the next person may be let in from the line. A rate that the gateway can serve does not depend on
 * how long people read, but it does on how many others come at the same time: signing in and reading
 * wait for nobody. So while the gateway is busy, people are let in more slowly.
 */
export interface EntryRate {
  /** When the next person may be let in (ms). */
  nextAt(): number
  /** Counts somebody who is let in now. */
  count(): void
  /** How many people a second are let in. */
  aSecond(): number
  /** How many that may be as soon as the gateway is not busy any more. */
  soonASecond(): number
}

/** After a pause, those of this time (ms) may be let in at once, unless the gateway is busy. */
const BURST_MS = 1_000
/** While the gateway is busy, the time between two people is this many times as long. */
const BUSY_TIMES = 4
/** How many were let in is counted over this time. */
const COUNTED_MS = 10_000
/** A shorter past (ms) says little. */
const ENOUGH_MS = 1_000

interface RateSettings {
  /** How many people may begin to buy in a minute. 0 sets no limit. */
  letInPerMinute: number
  /** So many a second are expected at least, because a short or idle past says little. */
  leastASecond: number
  /** Whether the gateway has hardly any time left. */
  isBusy(): boolean
  now(): number
}

export function createEntryRate(settings: RateSettings): EntryRate {
  const { letInPerMinute, leastASecond, isBusy, now } = settings
  /** The time between two people (ms). */
  const gapMs = letInPerMinute === 0 ? 0 : 60_000 / letInPerMinute
  let nextAt = 0
  /** When people were let in, oldest first. */
  const entries: number[] = []

  const times = (): number => (gapMs > 0 && isBusy() ? BUSY_TIMES : 1)
  const aSecond = (): number => {
    while (entries[0] !== undefined && now() - entries[0] >= COUNTED_MS) entries.shift()
    const countedMs = Math.max(ENOUGH_MS, now() - (entries[0] ?? now()))
    const counted = (entries.length / countedMs) * 1000
    return Math.min(1000 / gapMs / times(), Math.max(leastASecond, counted))
  }

  return {
    nextAt: () => nextAt,
    count: () => {
      const slowed = times()
      const burstMs = slowed === 1 ? BURST_MS : 0
      nextAt = Math.max(nextAt, now() - burstMs) + gapMs * slowed
      entries.push(now())
    },
    aSecond,
    soonASecond: () => aSecond() * times(),
  }
}
