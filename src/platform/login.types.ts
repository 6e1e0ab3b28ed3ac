import type { PortResult } from './failure'

/**
 * `code`: single use, by it the gateway learns from WeChat who this is. `left`: this page is on
 * its way to WeChat's authorisation page. `form`: the person says who they are.
 */
export type LoginStart =
  { kind: 'code'; code: string; appId: string } | { kind: 'left' } | { kind: 'form' }

export interface LoginPort {
  /** Starts signing in as this host can. */
  begin(): Promise<PortResult<LoginStart>>
}
