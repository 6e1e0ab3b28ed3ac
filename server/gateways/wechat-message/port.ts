import type { Result } from '@/domain/base/result'

/** Sends a subscription message: to people who asked for it, once for each asking. */
export type WechatMessages = {
  send: (message: SubscriptionMessage) => Promise<Result<null, WechatMessageCode>>
}

export type SubscriptionMessage = {
  openid: string
  templateId: string
  /** What it opens: a page of the mini-program, without leading slash; the address of a web page. */
  page: string
  /** Keyword of the template -> text, within WeChat's limits per kind (thing 20 characters). */
  data: Readonly<Record<string, string>>
}

export type WechatMessageCode =
  /** Refused, or the one message that was asked for is used up: final. */
  | 'NOT_SUBSCRIBED'
  /** Template, page, data or openid: our set-up, final for this message. */
  | 'REFUSED'
  | 'RATE_LIMITED'
  | 'UNKNOWN'
