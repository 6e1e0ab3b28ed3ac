import type { IncomingHttpHeaders } from 'node:http'
import type { Result } from '@/domain/base/result'
import type { Day } from '@/domain/time/day'

/** What the gateway's use-cases know of WeChat Pay: orders, refunds and notifications, no wire. */
export type WechatPay = {
  /** An order paid inside WeChat by wx.requestPayment with `payParams`. */
  createJsapiOrder: (
    order: NewOrder & {
      openid: string
      /** The app that shows the payment sheet, whose openid it is; the mini-program if not said. */
      appid?: string
    },
  ) => Promise<Result<{ prepayId: string; payParams: PayParams }, WechatPayCode>>
  /**
   * An order paid in a browser (MWEB): the person leaves for `h5Url`, which leads back to `returnUrl`
   * (absolute, on the very origin that the browser shows).
   */
  createH5Order: (
    order: NewOrder & { clientIp: string; returnUrl: string },
  ) => Promise<Result<{ h5Url: string }, WechatPayCode>>
  queryByOutTradeNo: (outTradeNo: string) => Promise<Result<Trade, WechatPayCode>>
  /** Closes an unpaid order, so that nobody can pay it any more. */
  close: (outTradeNo: string) => Promise<Result<null, WechatPayCode>>
  /** Accepted is not refunded: wait for the notification or `queryRefund`. */
  refund: (refund: NewRefund) => Promise<Result<Refund, WechatPayCode>>
  queryRefund: (outRefundNo: string) => Promise<Result<Refund, WechatPayCode>>
  /** All payments and refunds that WeChat Pay took on that day; ready from 10:00 of the next. */
  tradeBill: (day: Day) => Promise<Result<Bill, WechatPayCode>>
  /** Checks the signature over the raw body before anything in it is read. */
  parseNotification: (message: RawMessage) => Result<Notification, NotificationCode>
}

export type NewOrder = {
  /** 6-32 characters of `[0-9A-Za-z_*-]`, unique per merchant. */
  outTradeNo: string
  /** What the person reads on the cashier page, at most 127 characters. */
  description: string
  amountFen: number
  /** Instant (ms since 1970) after which the order can no longer be paid. */
  expireAt: number
  notifyUrl: string
}

/** The argument of wx.requestPayment. */
export type PayParams = {
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}

/**
 * How an order stands, in the words of the specification's pay status. REFUNDED: it was paid and
 * some or all of the money went back.
 */
export const tradeOutcomes = [
  'UNPAID',
  'PAYING',
  'PAID',
  'PAID_FAIL',
  'PAID_FAIL_NO_RETRY',
  'EXPIRED',
  'CANCEL',
  'PART_FAIL',
  'REFUNDED',
] as const
export type TradeOutcome = (typeof tradeOutcomes)[number]

/** The caller compares `amountFen` with its own order before it believes PAID. */
export type Trade = {
  outTradeNo: string
  outcome: TradeOutcome
  /** WeChat's own number; only a paid order has one. */
  transactionId?: string
  amountFen?: number
  /** ms since 1970 */
  paidAt?: number
  openid?: string
}

export type NewRefund = {
  outTradeNo: string
  /** Which payment of the order, where it was paid more than once. */
  transactionId?: string
  /** At most 64 characters; the same number is refunded once, so a retry repeats it. */
  outRefundNo: string
  refundFen: number
  /** What the whole order cost. */
  totalFen: number
  reason?: string
  notifyUrl: string
}

export type Refund = {
  outTradeNo: string
  outRefundNo: string
  refundId: string
  transactionId?: string
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
  refundFen: number
  /** When WeChat Pay took it on, ms since 1970; notifications do not say. */
  acceptedAt?: number
  /** ms since 1970 */
  refundedAt?: number
}

/** Before fees and coupons: what the customers were asked for. */
export type Bill = { payments: BillPayment[]; refunds: BillRefund[] }
type BillLine = { outTradeNo: string; transactionId: string; amountFen: number }
export type BillPayment = BillLine & {
  /** ms since 1970 */
  paidAt: number
}
export type BillRefund = BillLine & { outRefundNo: string }

export type WechatPayCode =
  /** Timed out, cut off or undecidable: it may have happened. Query; never repeat, never assume. */
  | 'UNKNOWN'
  /** A 2xx without a valid signature, or about another order: not from WeChat Pay. */
  | 'FORGED'
  | 'ORDER_NOT_FOUND'
  | 'ORDER_CLOSED'
  | 'ORDER_PAID'
  /** The number was used before, for other contents. */
  | 'OUT_TRADE_NO_USED'
  | 'REFUND_NOT_FOUND'
  /** Nothing was traded on that day. */
  | 'NO_BILL'
  | 'BILL_NOT_READY'
  /** More than was paid, or the merchant's account is short. */
  | 'NOT_ENOUGH'
  /** The account of the person who paid cannot take money. */
  | 'ACCOUNT_ABNORMAL'
  | 'RATE_LIMITED'
  /** Our request or our keys are wrong: repeating it changes nothing. */
  | 'REFUSED'

export type RawMessage = { headers: IncomingHttpHeaders; rawBody: string }

export type Notification =
  | { id: string; kind: 'trade'; trade: Trade }
  | { id: string; kind: 'refund'; refund: Refund }
  /** Signed, or ended in WeChat's own settings: how it stands is asked. */
  | { id: string; kind: 'contract'; outContractCode: string }

export type SignatureCode = 'HEADER_MISSING' | 'UNKNOWN_SERIAL' | 'CLOCK_SKEW' | 'BAD_SIGNATURE'

export type NotificationCode =
  | SignatureCode
  /** Signed, but not decrypted by our APIv3 key. */
  | 'UNDECRYPTABLE'
  | 'MALFORMED'
  /** About another merchant or another app. */
  | 'WRONG_MERCHANT'
