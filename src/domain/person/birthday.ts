import { compareDays, isDay, type Day, daysInMonth, parseDay } from '../time/day'

/** A birthday lies between 1900-01-01 and today. */
export const EARLIEST_BIRTHDAY: Day = '1900-01-01'

export const birthdayCodes = ['BLANK', 'FORMAT', 'EARLY', 'FUTURE'] as const
export type BirthdayCode = (typeof birthdayCodes)[number]

export function checkBirthday({
  value,
  today,
}: {
  value: string
  today: Day
}): { ok: true; value: Day } | { ok: false; code: BirthdayCode } {
  if (value === '') return { ok: false, code: 'BLANK' }
  if (!isDay(value)) return { ok: false, code: 'FORMAT' }
  if (compareDays(value, EARLIEST_BIRTHDAY) < 0) return { ok: false, code: 'EARLY' }
  return compareDays(value, today) > 0 ? { ok: false, code: 'FUTURE' } : { ok: true, value }
}

/**
 * Age in full years on a day. A person born on 29 February has their birthday on the 28th in other
 * years, as date offsets clamp. Undefined for a malformed day or a future birth.
 */
export function ageOn({ birthOn, onDay }: { birthOn: Day; onDay: Day }): number | undefined {
  const birth = parseDay(birthOn)
  const on = parseDay(onDay)
  if (!birth || !on || compareDays(birthOn, onDay) > 0) return undefined
  const birthdayInMonth = Math.min(birth.day, daysInMonth(on.year, birth.month))
  const reached = on.month > birth.month || (on.month === birth.month && on.day >= birthdayInMonth)
  return on.year - birth.year - (reached ? 0 : 1)
}

/** Age of majority (Civil Code art. 18). From this age a person buys and consents themselves. */
export const ADULT_AGE = 18

/** False for a minor and for a future birth. */
export const isAdult = (birth: { birthOn: Day; onDay: Day }): boolean =>
  (ageOn(birth) ?? -1) >= ADULT_AGE
