/**
 * What failed without anybody missing it: said to whoever looks at the page's console, and to
 * nobody else (specification section 8: a popup that does not come is only logged).
 */
export const noteFault = (error: unknown): void => {
  // eslint-disable-next-line no-console -- that is where it is looked for
  console.warn(error)
}
