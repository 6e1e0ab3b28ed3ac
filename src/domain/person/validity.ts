import { compareDays, isDay, type Day } from '../time/day'

/** How long a credential is valid. */
export const validityTypes = ['shortTerm', 'longTerm'] as const
export type ValidityType = (typeof validityTypes)[number]

export const validityRange = { min: '1915-05-31', max: '2099-12-31' } as const

export const validityCodes = [
  'START_BLANK',
  'END_BLANK',
  'START_RANGE',
  'END_RANGE',
  'END_BEFORE_START',
  'END_PAST',
] as const
export type ValidityCode = (typeof validityCodes)[number]

type Validity = { type?: string; start?: Day; end?: Day }

const inRange = (day: Day): boolean =>
  isDay(day) && compareDays(day, validityRange.min) >= 0 && compareDays(day, validityRange.max) <= 0

/** The end may be today or the start itself, but not earlier. A long-term validity has no end. */
export function checkValidity({
  type,
  start = '',
  end = '',
  today,
}: Validity & { today: Day }): { ok: true } | { ok: false; code: ValidityCode } {
  if (start === '') return { ok: false, code: 'START_BLANK' }
  if (!inRange(start)) return { ok: false, code: 'START_RANGE' }
  if (type === 'longTerm') return { ok: true }
  if (end === '') return { ok: false, code: 'END_BLANK' }
  if (!inRange(end)) return { ok: false, code: 'END_RANGE' }
  if (compareDays(end, start) < 0) return { ok: false, code: 'END_BEFORE_START' }
  if (compareDays(end, today) < 0) return { ok: false, code: 'END_PAST' }
  return { ok: true }
}
