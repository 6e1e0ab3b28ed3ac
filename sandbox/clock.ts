import { clockText } from '@/domain/time/calendar'

/** A clock that testers can move; it keeps running from where it was put. */
export type SandboxClock = {
  /** ms since 1970 */
  now: () => number
  offsetMs: () => number
  /** 0 restores the real time. */
  setOffset: (ms: number) => void
  /** Runs on from this instant. */
  setNow: (at: number) => void
}

/** Not kept over a restart: a gateway that starts again shows the real time. */
export function createSandboxClock(real: () => number = Date.now): SandboxClock {
  let offset = 0
  return {
    now: () => real() + offset,
    offsetMs: () => offset,
    setOffset: (ms) => {
      offset = ms
    },
    setNow: (at) => {
      offset = at - real()
    },
  }
}

/** As insurers' services write instants. */
export const utcIso = (at: number): string => new Date(at).toISOString()

/** `2026-11-21T10:00:00.000+08:00`: instants are shown in Asia/Shanghai, which has no summer time. */
export const shanghaiIso = (at: number): string => clockText(at, 'YYYY-MM-DDTHH:mm:ss.SSSZ')
