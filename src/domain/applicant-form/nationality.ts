import { fail, ok, type Result } from '../base/result'
import { DEFAULT_NATIONALITY } from './item'
import { isChineseOnly } from './state'

export const nationalityCodes = ['BLANK', 'FORMAT', 'LOCKED'] as const
export type NationalityCode = (typeof nationalityCodes)[number]

/** ISO 3166-1 alpha-3 codes, as in the list of countries. */
const CODE = /^[A-Z]{3}$/

/** LOCKED: with documents of Chinese citizens and compatriots only CHN is possible. */
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
