/** Decides what to do when the user state cannot be read. A lost login makes the user a visitor. */
export const userStateFailure = (extraCode: string | number | undefined): 'visitor' | 'tell' =>
  extraCode === 'AuthFailed' ? 'visitor' : 'tell'

/** Decides what to do when the binding status cannot be read. */
export const bindingFailure = (codeMsg: string | undefined): 'loginAgain' | 'tell' =>
  codeMsg === 'AUTH_REFRESH_FAILED' ? 'loginAgain' : 'tell'
