import { DAY_MS } from './day'

/** When a stored flag ends, ms. */
export const flagEndsAt = ({ setAt, days }: { setAt: number; days: number }): number =>
  setAt + days * DAY_MS

/** A flag set in the future does not count: the device's clock was set back. */
export const flagHolds = ({
  setAt,
  days,
  now,
}: {
  setAt: number | null
  days: number
  now: number
}): boolean => setAt !== null && setAt <= now && now < flagEndsAt({ setAt, days })

/** Number of days, such as `3d`, for which a user can hide a notice. */
const DAYS = /^([1-9]\d{0,3})d$/

/**
 * Answers null for a missing or malformed setting. Then there is no checkbox and nothing is stored.
 */
export function cacheDays({ cache }: { cache?: string | null | undefined }): number | null {
  const match = DAYS.exec(cache?.trim() ?? '')
  return match ? Number(match[1]) : null
}
