/** The application stores M and F; requests and payer info carry 1 (male) and 2 (female). */
export const genders = ['M', 'F'] as const
export type Gender = (typeof genders)[number]

export const isGender = (value: unknown): value is Gender => value === 'M' || value === 'F'

/** 1 male, 2 female, as requests carry them. */
export const genderCodes = [1, 2] as const

/** M -> 1, F -> 2. */
export const genderCodeOf = (gender: Gender): 1 | 2 => (gender === 'M' ? 1 : 2)

/** Reads 1, 2, '1', '2', 'M' and 'F'. It answers undefined for anything else. */
export function genderOf(code: unknown): Gender | undefined {
  if (isGender(code)) return code
  if (code === 1 || code === '1') return 'M'
  if (code === 2 || code === '2') return 'F'
  return undefined
}
