/**
 * A long number as people read one out, in groups of four: `2026 1121 7431 2345`. It may break
 * between any two of them. A policy's begins with letters; with letters all over, as orders had
 * before, it stays as it is.
 */
export const readOut = (number: string): string =>
  /^\w*\d{12}$/.test(number) ? number.replace(/\w{4}(?=\w)/g, '$& ') : number
