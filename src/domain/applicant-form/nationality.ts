import { fail, ok, type Result } from '../base/result'
import { DEFAULT_NATIONALITY } from './item'
import { isChineseOnly } from './state'

export const nationalityCodes = ['BLANK', 'FORMAT', 'LOCKED'] as const
export type NationalityCode = (typeof nationalityCodes)[number]

/** Codes of ISO 3166-1 alpha-3, as in the list to choose from. */
const CODE = /^[A-Z]{3}$/

/** LOCKED: papers of Chinese citizens and compatriots leave no choice but CHN. */
export function checkNationality({
  value,
  certificate,
}: {
  value: string
  certificate: string
}): Result<string, NationalityCode> {
  if (value === '') return fail('BLANK')
  if (!CODE.test(value)) return fail('FORMAT')
  return isChineseOnly(certificate) && value !== DEFAULT_NATIONALITY ? fail('LOCKED') : ok(value)
}
