/**
 * What is done about a failure besides naming it (specification section 8): most are told, some
 * must not disturb anybody, some are only worth a line in the log.
 */
export type FailureHandling = 'tell' | 'log' | 'swallow'

const handling: ReadonlyMap<string, FailureHandling> = new Map([
  ['nationalityList', 'swallow'],
  ['checkSubscribe', 'swallow'],
  ['addSubscribe', 'swallow'],
  ['compliancePopup', 'log'],
  ['chunkLoad', 'log'],
])

export const failureHandling = (source: string): FailureHandling => handling.get(source) ?? 'tell'

/** Browsers say only this about scripts of other origins; there is nothing to report in it. */
export const isWorthReporting = (message: string): boolean => message.trim() !== 'Script error.'

/** A user state that could not be read: a lost login is simply a visitor. */
export const userStateFailure = (extraCode: string | number | undefined): 'visitor' | 'tell' =>
  extraCode === 'AuthFailed' ? 'visitor' : 'tell'

/** A binding status that could not be read. */
export const bindingFailure = (codeMsg: string | undefined): 'loginAgain' | 'tell' =>
  codeMsg === 'AUTH_REFRESH_FAILED' ? 'loginAgain' : 'tell'
