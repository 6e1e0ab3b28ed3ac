import type { Http } from '../http'
import type { SharedPlace } from './shared-token'

/** A mini-program or an official account, as WeChat's server API knows it. */
export interface WechatApp {
  appid: string
  appSecret: string
}

export interface WechatApiOptions {
  app: WechatApp
  /** Without a trailing slash, e.g. `https://api.weixin.qq.com`. */
  baseUrl: string
  http: Http
  /** ms since 1970 */
  now: () => number
  /** The store that all gateways share for the access token. */
  place: SharedPlace
  /** Called with each refusal of WeChat, for the log. It contains nothing secret or personal. */
  refused: (about: { path: string; errcode: number; rid: string | undefined }) => void
}
