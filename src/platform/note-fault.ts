/**
 * Logs a failure that the user does not notice. It goes only to the console (specification section
 * 8: a popup that does not load is only logged).
 */
export const noteFault = (error: unknown): void => {
  // eslint-disable-next-line no-console -- that is where it is looked for
  console.warn(error)
}
