/** A user state that could not be read: a lost login is simply a visitor. */
export const userStateFailure = (extraCode: string | number | undefined): 'visitor' | 'tell' =>
  extraCode === 'AuthFailed' ? 'visitor' : 'tell'

/** A binding status that could not be read. */
export const bindingFailure = (codeMsg: string | undefined): 'loginAgain' | 'tell' =>
  codeMsg === 'AUTH_REFRESH_FAILED' ? 'loginAgain' : 'tell'
