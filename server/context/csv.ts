/**
 * Tables for spreadsheets (RFC 4180). A text that a spreadsheet would take for a formula begins with an
 * apostrophe, so that a name of a person or a product computes nothing on the desk of an accountant
 * (OWASP, CSV injection). A number is no formula.
 */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/

/** Excel reads UTF-8 only with this mark. */
export const CSV_BEGINS = '\uFEFF'

const cellOf = (value: string | number): string => {
  const text = String(value)
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line, with its end. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`

/** A whole file. The first row names the columns. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  CSV_BEGINS + rows.map(csvLine).join('')
