/**
 * Unified social credit code, GB 32100-2015: department, category, 6-digit region, 9-character
 * organisation code (GB 11714), check character. The alphabet leaves out I, O, S, V and Z;
 * letters may lead (N for rural collectives, A military, Y other).
 */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const SHAPE = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const INNER_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

export type UsccVerdict = 'OK' | 'INNER_CHECK' | 'FORMAT' | 'CHECK'

/** INNER_CHECK: the code is valid, but the organisation code inside it is not. */
export function checkUscc(value: string): UsccVerdict {
  if (!SHAPE.test(value)) return 'FORMAT'
  const sum = WEIGHTS.reduce(
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
