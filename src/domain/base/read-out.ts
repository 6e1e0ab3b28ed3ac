/**
 * Writes a long number in groups of four, as people read it out: `2026 1121 7431 2345`. A line may
 * break between two groups. A policy number begins with letters. Older order numbers, which mix
 * letters and digits, stay as they are.
 */
export const readOut = (number: string): string =>
  /^\w*\d{12}$/.test(number) ? number.replace(/\w{4}(?=\w)/g, '$& ') : number
