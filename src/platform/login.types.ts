import type { PortResult } from './failure'

/**
 * `code`: used once; the gateway learns the user from WeChat by it. `left`: this page is leaving
 * for WeChat's authorisation page. `ticket`: the surrounding mini-program confirms the user.
 * `form`: the user signs in by mobile number.
 */
export type LoginStart =
  | {
      kind: 'code'
      code: string
      appId: string
      /** Call it after the gateway accepted the code. Then WeChat may be asked again later. */
      accepted?: () => void
    }
  | { kind: 'ticket'; ticket: string }
  | { kind: 'left' }
  | { kind: 'form' }

export interface LoginPort {
  /**
   * Starts signing in as this host can. `nativePath` is the mini-program's page that signs in for
   * its web view and returns to the shown page.
   */
  begin(nativePath: string): Promise<PortResult<LoginStart>>
  /**
   * Asks WeChat's authorisation page for the openid of a signed-in user, once per session: `left`
   * first, and `code` when it is called again after the return.
   */
  authorise(): Promise<PortResult<LoginStart>>
}
