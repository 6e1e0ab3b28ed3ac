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

/**
 * Unified social credit code, GB 32100-2015: department, category, 6-digit region, 9-character
 * organisation code (GB 11714), check character. The alphabet leaves out I, O, S, V and Z;
 * letters may lead (N for rural collectives, A military, Y other).
 */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const USCC_SHAPE = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/
const USCC_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const INNER_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

export type UsccVerdict = 'OK' | 'INNER_CHECK' | 'FORMAT' | 'CHECK'

/** INNER_CHECK: the code is valid, but the organisation code inside it is not. */
export function checkUscc(value: string): UsccVerdict {
  if (!USCC_SHAPE.test(value)) return 'FORMAT'
  const sum = USCC_WEIGHTS.reduce(
    (total, weight, index) => total + weight * ALPHABET.indexOf(value.charAt(index)),
    0,
  )
  // The outer modulo turns 31 into 0. Without it every code that ends in 0 would fail.
  if (ALPHABET[(31 - (sum % 31)) % 31] !== value[17]) return 'CHECK'
  return innerCheckCharacter(value.slice(8, 16)) === value[16] ? 'OK' : 'INNER_CHECK'
}

/** GB 11714-1997: letters count 10-35, 10 is written X and 11 is written 0. */
function innerCheckCharacter(code: string): string {
  const sum = INNER_WEIGHTS.reduce(
    (total, weight, index) => total + weight * parseInt(code.charAt(index), 36),
    0,
  )
  const rest = 11 - (sum % 11)
  return rest === 10 ? 'X' : rest === 11 ? '0' : String(rest)
}
