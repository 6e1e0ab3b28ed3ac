import { compareDays, isDay, type Day } from '../time/day'

/** A birthday lies between 1900-01-01 and today (specification section 5). */
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
