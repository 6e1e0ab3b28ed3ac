import type { PortResult } from './failure'

/**
 * `code`: single use, by it the gateway learns from WeChat who this is. `left`: this page is on
 * its way to WeChat's authorisation page. `ticket`: the mini-program around us vouches. `form`: the person says who they are.
 */
export type LoginStart =
  | {
      kind: 'code'
      code: string
      appId: string
      /** To be told that the gateway took it: then WeChat may be asked again later. */
      accepted?: () => void
    }
  | { kind: 'ticket'; ticket: string }
  | { kind: 'left' }
  | { kind: 'form' }

export interface LoginPort {
  /**
   * Starts signing in as this host can. `nativePath` is the page of the mini-program that signs in
   * for its web view, and comes back to the page on show.
   */
  begin(nativePath: string): Promise<PortResult<LoginStart>>
  /**
   * Asks WeChat's authorisation page who somebody is that is signed in already, once a session:
   * `left`, and `code` when it is asked again after the way back.
   */
  authorise(): Promise<PortResult<LoginStart>>
}
