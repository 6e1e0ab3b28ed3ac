import type { Result } from '@/domain/base/result'

/** The provider of the company at which the staff sign in (OpenID Connect). */
export type StaffProvider = {
  /** What people call it, in the words of the button. */
  name: string
  /**
   * Begins a sign-in: the address that the browser goes to, and what must fit when it is back at
   * `redirectUri`. UNKNOWN when the provider does not answer.
   */
  begin: (redirectUri: string) => Promise<Result<BegunSignIn, 'UNKNOWN'>>
  /**
   * Exchanges what the browser came back with. NO_PROOF when anything of it does not fit, WEAK when
   * the provider did not ask for what the settings demand, DENIED when it refused or the person broke
   * off, UNKNOWN when it does not answer.
   */
  finish: (
    query: string,
    checks: SignInChecks,
  ) => Promise<Result<ProvenLogin, 'NO_PROOF' | 'WEAK' | 'DENIED' | 'UNKNOWN'>>
}

export type BegunSignIn = { address: string; checks: SignInChecks }

/** Secrets of one sign-in. They stay with the browser that began it, sealed. */
export type SignInChecks = {
  state: string
  nonce: string
  /** The code verifier of PKCE. */
  verifier: string
  redirectUri: string
}

/** The name that the token gives this person; undefined when it gives none that could be a login. */
export type ProvenLogin = { login: string | undefined }
