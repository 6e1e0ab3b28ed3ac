/**
 * A cell of a CSV (RFC 4180). A program that opens it would read a cell which begins with one of these
 * characters as a formula, so it gets an apostrophe in front (OWASP, CSV injection).
 */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

const cell = (value: string | number): string => {
  const text = String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const BOM = '\uFEFF'

/** A whole file. The first row names the columns; Excel needs the mark to read it as UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  BOM + rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
