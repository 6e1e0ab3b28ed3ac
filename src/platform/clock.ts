/** Undefined until the gateway has told the time. */
let offsetMs: number | undefined

/**
 * Milliseconds since 1970 on the gateway's clock: sale windows, countdowns and expiries must not
 * follow a phone whose clock is wrong. The same on both targets.
 */
export const now = (): number => Date.now() + (offsetMs ?? 0)

/**
 * Whether an instant (ms) is past on the gateway's clock. Nothing is while that is not known: what
 * was kept last time must not be dropped because a phone's clock is ahead.
 */
export const isPast = (ms: number): boolean => offsetMs !== undefined && now() >= ms

/** Takes the gateway's time (ms) from an answer; what is not a time is ignored. */
export const syncServerTime = (serverMs: number): void => {
  if (Number.isFinite(serverMs) && serverMs > 0) offsetMs = serverMs - Date.now()
}
