/** Valid numbers for tests. This code is independent of the rules that check the numbers. */

/** Appends the check character by repeated doubling, as ISO 7064 states MOD 11-2. */
export function sealId18(first17: string): string {
  const rest = [...first17].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0)
  return first17 + '0123456789X'.charAt((12 - rest) % 11)
}

export const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Appends the check character of a company code (GB 32100). */
export function sealUscc(first17: string): string {
  const sum = [...first17].reduce((total, c, i) => total + USCC_ALPHABET.indexOf(c) * 3 ** i, 0)
  return first17 + USCC_ALPHABET.charAt((31 - (sum % 31)) % 31)
}
