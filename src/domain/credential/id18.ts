import { fail } from '../base/result'
import type { Gender } from '../person/gender'
import { formatDay, isRealDay, type Day } from '../time/day'

/**
 * The issuer by prefix: 810000 Hong Kong, 820000 Macau, 830000 Taiwan, first digit 9 a foreigner.
 */
export type Id18Kind = 'MAINLAND' | 'HONG_KONG' | 'MACAU' | 'TAIWAN' | 'FOREIGN'

export type Id18 = { kind: Id18Kind; birthOn: Day; gender: Gender }

const SHAPE = /^[1-9]\d{16}[\dX]$/
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'
const KIND_BY_PREFIX: Record<string, Id18Kind> = {
  '810000': 'HONG_KONG',
  '820000': 'MACAU',
  '830000': 'TAIWAN',
}

/** Undefined when the text does not have the format of an 18-character number. */
export function kindOfId18(value: string): Id18Kind | undefined {
  if (!SHAPE.test(value)) return undefined
  return KIND_BY_PREFIX[value.slice(0, 6)] ?? (value.startsWith('9') ? 'FOREIGN' : 'MAINLAND')
}

/**
 * Reads citizen numbers, residence permits and the 2023 foreigner's card: GB 11643-1999 with ISO
 * 7064 MOD 11-2. Region codes are not checked, because retired ones are still on valid cards. Years
 * run 1800-2099; another rule checks whether the birthday is plausible.
 */
export function readId18(value: string): { ok: true; value: Id18 } | { ok: false; code: Id18Code } {
  const kind = kindOfId18(value)
  if (!kind) return fail('FORMAT')
  const birth = {
    year: Number(value.slice(6, 10)),
    month: Number(value.slice(10, 12)),
    day: Number(value.slice(12, 14)),
  }
  if (birth.year < 1800 || birth.year > 2099 || !isRealDay(birth)) return fail('DATE')
  if (checkCharacterOf(value) !== value[17]) return fail('CHECK')
  return {
    ok: true,
    value: { kind, birthOn: formatDay(birth), gender: Number(value[16]) % 2 === 1 ? 'M' : 'F' },
  }
}

export type Id18Code = 'FORMAT' | 'DATE' | 'CHECK'

const checkCharacterOf = (value: string): string | undefined =>
  CHECK_CHARACTERS[
    WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(value[index]), 0) % 11
  ]
