import type { Http } from '../http'
import type { Sign, SignType, Verify } from './signature'

/** Everything the client is made of. */
export type AllInPayOptions = {
  /** Merchant and application. */
  cusid: string
  appid: string
  /** Both sides sign by it. */
  signType: SignType
  /** PKCS#8 PEM: signs what we send. */
  privateKeyPem: string
  /** AllInPay's: proves what comes from there. */
  publicKeyPem: string
  /** Of questions, without a trailing slash, e.g. `https://vsp.allinpay.com`. */
  baseUrl: string
  /** Of the page that takes the money, e.g. `https://syb.allinpay.com`. */
  cashierUrl: string
  http: Http
  /** ms since 1970 */
  now: () => number
  /** Unguessable text of 1-32 characters. */
  nonce: () => string
}

/** The same with both keys made ready. */
export type AllInPay = AllInPayOptions & { sign: Sign; verify: Verify }
