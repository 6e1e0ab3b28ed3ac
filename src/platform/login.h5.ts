import type { LoginPort } from './login.types'

/** Loaded at sign-in, because the first page does not need the code of the hosts. */
export const begin: LoginPort['begin'] = async (nativePath) =>
  (await import('./hosts/begin-login')).begin(nativePath)

export const authorise: LoginPort['authorise'] = async () =>
  (await import('./hosts/begin-login')).authorise()
