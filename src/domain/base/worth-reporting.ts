/** Browsers say only this about scripts of other origins; there is nothing in it to mend. */
export const isWorthReporting = (message: string): boolean =>
  !/^\s*Script error\.?\s*$/.test(message)
