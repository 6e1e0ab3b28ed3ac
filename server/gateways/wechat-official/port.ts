import type { Result } from '@/domain/base/result'
import type { WechatMessages } from '../wechat-message/port'

/** The official account whose menu and articles open our web pages inside WeChat. */
export interface OfficialAccount {
  appid: string
  /**
   * The page where WeChat identifies the user without asking. It leads back with `code` and
   * `state`.
   */
  authorizeUrl(back: { redirectUri: string; state: string }): string
  /** Exchanges the one-time code from that page. */
  openidOf(code: string): Promise<Result<OfficialUser, OfficialAccountCode>>
  /** Whether this user follows the account. */
  isFollowedBy(openid: string): Promise<Result<boolean, 'REFUSED' | 'UNKNOWN'>>
  /** Signs an address of ours, so that WeChat's JS-SDK works there. */
  sign(url: string): Promise<Result<JsSdkSignature, 'REFUSED' | 'UNKNOWN'>>
  /** Messages to users who allowed them in this account. */
  messages: WechatMessages
}

export interface OfficialUser {
  openid: string
  unionid?: string | undefined
}

export type OfficialAccountCode =
  /** Wrong, used or older than five minutes. Authorise again. */
  | 'CODE_INVALID'
  /** WeChat keeps the visitor anonymous. The openid does not identify a user. */
  | 'SNAPSHOT_USER'
  | 'RATE_LIMITED'
  /** Our app id or secret is wrong, or our address is not on WeChat's list. */
  | 'REFUSED'
  | 'UNKNOWN'

export interface JsSdkSignature {
  appId: string
  /** Seconds since 1970. */
  timestamp: string
  nonceStr: string
  /** SHA-1 as hex. */
  signature: string
}
