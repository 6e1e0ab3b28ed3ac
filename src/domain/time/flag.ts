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
