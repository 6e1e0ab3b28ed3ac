import type { Result } from '@/domain/base/result'
import type { WechatMessages } from '../wechat-message/port'

/** The official account whose menu and articles open our web pages inside WeChat. */
export interface OfficialAccount {
  appid: string
  /** Where WeChat says who the person is, silently, and leads back with `code` and `state`. */
  authorizeUrl(back: { redirectUri: string; state: string }): string
  /** Exchanges the one-time code that came back. */
  openidOf(code: string): Promise<Result<OfficialUser, OfficialAccountCode>>
  /** Whether this person follows the account. */
  isFollowedBy(openid: string): Promise<Result<boolean, 'REFUSED' | 'UNKNOWN'>>
  /** Shows WeChat that this address is ours, so that its JS-SDK works there. */
  sign(url: string): Promise<Result<JsSdkSignature, 'REFUSED' | 'UNKNOWN'>>
  /** To who allowed the message in this account. */
  messages: WechatMessages
}

export interface OfficialUser {
  openid: string
  unionid?: string | undefined
}

export type OfficialAccountCode =
  /** Wrong, used or older than five minutes: authorise once more. */
  | 'CODE_INVALID'
  /** WeChat shows the page to somebody it keeps anonymous; the openid is not a person's. */
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
