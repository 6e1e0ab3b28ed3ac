import type { Http } from '../http'
import type { Sign, SignType, Verify } from './signature'

/** What the client needs. */
export type AllInPayOptions = {
  /** The merchant's id; `appid` is the id of its application. */
  cusid: string
  appid: string
  /** The signature algorithm of both sides. */
  signType: SignType
  /** PKCS#8 PEM; signs our requests. */
  privateKeyPem: string
  /** AllInPay's public key; verifies its answers and notifications. */
  publicKeyPem: string
  /** The address for requests, without a trailing slash, e.g. `https://vsp.allinpay.com`. */
  baseUrl: string
  /** The address of the cashier page, e.g. `https://syb.allinpay.com`. */
  cashierUrl: string
  http: Http
  /** ms since 1970 */
  now: () => number
  /** Unguessable text of 1-32 characters. */
  nonce: () => string
}

/** The same options with functions that sign and verify. */
export type AllInPay = AllInPayOptions & { sign: Sign; verify: Verify }
