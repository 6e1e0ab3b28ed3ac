/**
 * A long number as people read one out, in groups of four: `2026 1121 7431 2345`. It may break
 * between any two of them. Numbers with letters in them, such as orders had before, stay as they are.
 */
export const readOut = (number: string): string =>
  /^\d{12,}$/.test(number) ? number.replace(/\d{4}(?=\d)/g, '$& ') : number
