/**
 * Browsers give only this message for scripts of other origins, so a report of it would not help.
 */
export const isWorthReporting = (message: string): boolean =>
  !/^\s*Script error\.?\s*$/.test(message)
