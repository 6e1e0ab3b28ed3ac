import type { Result } from '@/domain/base/result'

/** Identifies users of the mini-program. */
export type WechatLogin = {
  appid: string
  /** Exchanges the one-time code of wx.login. */
  code2session: (code: string) => Promise<Result<WechatSession, WechatLoginCode>>
  /**
   * Exchanges the one-time code of a phone number button, which is not the code of wx.login. WeChat
   * checks that the code belongs to `openid`.
   */
  phoneNumber: (given: {
    code: string
    openid: string
  }) => Promise<Result<WechatPhone, WechatLoginCode>>
}

/** `sessionKey` must stay on the server, because its holder can forge the user's data. */
export type WechatSession = { openid: string; sessionKey: string; unionid?: string | undefined }

/** The number is without its country code; `countryCode` is 86 for the mainland. */
export type WechatPhone = { phoneNumber: string; countryCode: string }

export type WechatLoginCode =
  /** Wrong, used or older than five minutes. Ask WeChat for a new code. */
  | 'CODE_INVALID'
  /** WeChat regards the account as risky. */
  | 'BLOCKED'
  | 'RATE_LIMITED'
  /** Our app id or secret is wrong. */
  | 'REFUSED'
  | 'UNKNOWN'
