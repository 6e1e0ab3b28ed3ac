import type { Result } from '@/domain/base/result'

/** Sends subscription messages. A user gets one message for each acceptance. */
export type WechatMessages = {
  send: (message: SubscriptionMessage) => Promise<Result<null, WechatMessageCode>>
}

export type SubscriptionMessage = {
  openid: string
  templateId: string
  /**
   * The page that the message opens: a page of the mini-program without a leading slash, or the
   * address of a web page.
   */
  page: string
  /**
   * Values by the keywords of the template, within WeChat's limits for each kind (thing: 20
   * characters).
   */
  data: Readonly<Record<string, string>>
}

export type WechatMessageCode =
  /** The user refused messages, or the one accepted message is used up. A retry does not help. */
  | 'NOT_SUBSCRIBED'
  /** Template, page, data or openid is wrong on our side. A retry of this message does not help. */
  | 'REFUSED'
  | 'RATE_LIMITED'
  | 'UNKNOWN'
