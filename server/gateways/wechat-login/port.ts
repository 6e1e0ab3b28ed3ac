import type { Result } from '@/domain/base/result'

/** Exchanges the one-time code of wx.login for who it is. */
export type WechatLogin = {
  code2session: (code: string) => Promise<Result<WechatSession, WechatLoginCode>>
}

/** `sessionKey` stays on the server: whoever holds it can forge the person's data. */
export type WechatSession = { openid: string; sessionKey: string; unionid?: string }

export type WechatLoginCode =
  /** Wrong, used or older than five minutes: wx.login again. */
  | 'CODE_INVALID'
  /** WeChat holds the account to be risky. */
  | 'BLOCKED'
  | 'RATE_LIMITED'
  /** Our app id or secret is wrong. */
  | 'REFUSED'
  | 'UNKNOWN'
