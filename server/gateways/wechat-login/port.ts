import type { Result } from '@/domain/base/result'

/** Who somebody in the mini-program is. */
export type WechatLogin = {
  appid: string
  /** Exchanges the one-time code of wx.login. */
  code2session: (code: string) => Promise<Result<WechatSession, WechatLoginCode>>
  /**
   * Exchanges the one-time code of a phone number button, which is not the one of wx.login.
   * WeChat checks that it belongs to `openid`.
   */
  phoneNumber: (given: {
    code: string
    openid: string
  }) => Promise<Result<WechatPhone, WechatLoginCode>>
}

/** `sessionKey` stays on the server: whoever holds it can forge the person's data. */
export type WechatSession = { openid: string; sessionKey: string; unionid?: string }

/** Without its country code; that one is 86 for the mainland. */
export type WechatPhone = { phoneNumber: string; countryCode: string }

export type WechatLoginCode =
  /** Wrong, used or older than five minutes: ask WeChat for a new one. */
  | 'CODE_INVALID'
  /** WeChat holds the account to be risky. */
  | 'BLOCKED'
  | 'RATE_LIMITED'
  /** Our app id or secret is wrong. */
  | 'REFUSED'
  | 'UNKNOWN'
