import { compareDays, dayOf, daysInMonth, isDay, parseDay } from '../time/day'
import type { Day } from '../time/day'

/**
 * Full years on a day. Who is born on 29 February has a birthday on the 28th of other years,
 * as date offsets clamp. Undefined for a malformed day or a birth still to come.
 */
export function ageOn({ birthOn, onDay }: { birthOn: Day; onDay: Day }): number | undefined {
  const birth = parseDay(birthOn)
  const on = parseDay(onDay)
  if (!birth || !on || compareDays(birthOn, onDay) > 0) return undefined
  const birthdayInMonth = Math.min(birth.day, daysInMonth(on.year, birth.month))
  const reached = on.month > birth.month || (on.month === birth.month && on.day >= birthdayInMonth)
  return on.year - birth.year - (reached ? 0 : 1)
}

/** Full age of a contract (Civil Code art. 18): who has reached it buys and consents in person. */
export const ADULT_AGE = 18

/** False for a minor, and for a birth still to come. */
export const isAdult = (birth: { birthOn: Day; onDay: Day }): boolean =>
  (ageOn(birth) ?? -1) >= ADULT_AGE

/**
 * The day on which ages count (specification section 5): the product's fixed reference, else the
 * cover's effective day, else today by the server's clock, else by the device's.
 */
export function ageReferenceDay(moment: {
  referenceOn?: Day
  effectiveOn?: Day
  serverNow?: number
  deviceNow: number
}): Day {
  const fixed = [moment.referenceOn, moment.effectiveOn].find((day) => day && isDay(day))
  if (fixed) return fixed
  return dayOf(Number.isFinite(moment.serverNow) ? Number(moment.serverNow) : moment.deviceNow)
}
