import type { LoginPort } from './login.types'

/** Fetched when somebody signs in: what the hosts can do is not needed to show the first page. */
export const begin: LoginPort['begin'] = async (nativePath) =>
  (await import('./hosts/begin-login')).begin(nativePath)

export const authorise: LoginPort['authorise'] = async () =>
  (await import('./hosts/begin-login')).authorise()
