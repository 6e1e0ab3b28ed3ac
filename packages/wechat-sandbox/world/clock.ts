/** A clock that testers can set. It keeps running from the time that was set. */
export type SandboxClock = {
  /** ms since 1970 */
  now: () => number
  offsetMs: () => number
  /** 0 restores the real time. */
  setOffset: (ms: number) => void
  /** Sets the time; the clock runs on from this instant. */
  setNow: (at: number) => void
}

/** The offset is not stored, so a restarted gateway has the real time again. */
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
