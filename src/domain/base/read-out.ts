const WIDE = '\u00a0'

/**
 * A long number as people read one out, in groups of four: `2026 1121 7431 2345`. Where it does
 * not fit on a line it breaks after every third group. Numbers with letters in them, such as
 * orders had before, stay as they are.
 */
export const readOut = (number: string): string =>
  /^\d{12,}$/.test(number)
    ? number.replace(/\d{4}(?=\d)/g, (group, at: number) => group + ((at + 4) % 12 ? WIDE : ' '))
    : number
