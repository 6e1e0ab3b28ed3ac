let offsetMs = 0

/**
 * Milliseconds since 1970 on the gateway's clock: sale windows, countdowns and expiries must not
 * follow a phone whose clock is wrong. The same on both targets.
 */
export const now = (): number => Date.now() + offsetMs

/** Takes the gateway's time (ms) from an answer; what is not a time is ignored. */
export const syncServerTime = (serverMs: number): void => {
  if (Number.isFinite(serverMs) && serverMs > 0) offsetMs = serverMs - Date.now()
}
