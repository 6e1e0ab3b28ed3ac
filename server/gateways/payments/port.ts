import type { IncomingHttpHeaders } from 'node:http'
import type { PayParams } from '@/contract/pay'
import type { Result } from '@/domain/base/result'
import type { Day } from '@/domain/time/day'

/** What the gateway's use-cases know of whoever takes money: orders, refunds, bills, no wire. */
export type PayProvider = {
  /** Again under the same number it is the same order. How to pay is for the person's device. */
  place: (order: Placing) => Promise<Told<PayParams>>
  queryByOutTradeNo: (outTradeNo: string) => Promise<Result<Trade, PayCode>>
  /** Closes an unpaid order, so that nobody can pay it any more. */
  close: (outTradeNo: string) => Promise<Result<null, PayCode>>
  /** Accepted is not refunded: wait for the notification or `queryRefund`. */
  refund: (refund: NewRefund) => Promise<Result<Refund, PayCode>>
  queryRefund: (outRefundNo: string, outTradeNo: string) => Promise<Result<Refund, PayCode>>
  /** All payments and refunds that it took on that day; ready from 10:00 of the next. */
  tradeBill: (day: Day) => Promise<Result<Bill, PayCode>>
  /** Checks the signature over the raw body before anything in it is read. */
  parseNotification: (message: RawMessage) => Result<Notification, NotificationCode>
}

/** `said`: why not, in the provider's own words for the person; 标题#内容 has a title of its own. */
export type Told<T> = { ok: true; value: T } | { ok: false; code: PayCode; said?: string }

export type Placing = NewOrder & {
  clientIp: string
  /** Absolute, on the very origin that the browser shows. */
  returnUrl: string
  /** Inside WeChat: who pays, as the app knows them that shows the payment sheet. */
  payer?: { openid: string; appid?: string }
  /** What the amount is made of, for a provider that issues too: nobody is named. */
  items?: { itemNo: number; amountFen: number }[]
}

export type NewOrder = {
  /** 6-32 characters of `[0-9A-Za-z_*-]`, unique over all providers. */
  outTradeNo: string
  /** What the person reads on the cashier page, at most 127 characters. */
  description: string
  amountFen: number
  /** Instant (ms since 1970) after which the order can no longer be paid. */
  expireAt: number
  notifyUrl: string
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
  /** The provider's own number; only a paid order has one. */
  transactionId?: string
  amountFen?: number
  /** ms since 1970 */
  paidAt?: number
  openid?: string
  /** Why it failed, in the provider's own words for the person. */
  errorMessage?: string
  /** 999: the provider is under maintenance, as it says (specification section 8). */
  errorCode?: string
  /** Items of a paid order that the insurer did not take, and why, for the person. */
  refused?: { itemNo: number; errorMsg: string }[]
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
  /** When the provider took it on, ms since 1970; notifications do not say. */
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

export type PayCode =
  /** Timed out, cut off or undecidable: it may have happened. Query; never repeat, never assume. */
  | 'UNKNOWN'
  /** A 2xx without a valid signature, or about another order: not from the provider. */
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
  /** The provider is being mended, as it says itself. */
  | 'MAINTENANCE'
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
