/** The answer to a phone login is usable only with both values. */
export const isCompleteLogin = ({
  openId,
  token,
}: {
  openId?: string | null
  token?: string | null
}): boolean => Boolean(openId && token)

/** Decides what to do when the user state cannot be read. A lost login makes the user a visitor. */
export const userStateFailure = ({
  name,
  extra,
}: {
  name: string
  extra?: { code?: string | number | undefined } | undefined
}): 'visitor' | 'tell' =>
  // A bare string `AuthFailed` and code 10002 have the name, and no extra code.
  name === 'AUTH_FAILED' || extra?.code === 'AuthFailed' ? 'visitor' : 'tell'

/** Decides what to do when the binding status cannot be read. */
export const bindingFailure = (codeMsg: string | undefined): 'loginAgain' | 'tell' =>
  codeMsg === 'AUTH_REFRESH_FAILED' ? 'loginAgain' : 'tell'
