import { DAY_MS } from './day'

/** One hour in days: insure alert, subscribe flag and H5 login (specification section 9). */
export const HOUR_IN_DAYS = 1 / 24

/** When a stored flag ends, ms. */
export const flagEndsAt = ({ setAt, days }: { setAt: number; days: number }): number =>
  setAt + days * DAY_MS

/** A flag from the future (the device's clock was set back) does not count. */
export const flagHolds = ({
  setAt,
  days,
  now,
}: {
  setAt: number | null
  days: number
  now: number
}): boolean => setAt !== null && setAt <= now && now < flagEndsAt({ setAt, days })
