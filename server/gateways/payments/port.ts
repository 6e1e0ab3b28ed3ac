import type { IncomingHttpHeaders } from 'node:http'
import type { PayParams } from '@/contract/pay'
import type { Result } from '@/domain/base/result'
import type { Day } from '@/domain/time/day'

/**
 * A payment provider as the gateway's use-cases see it: orders, refunds and bills, without its
 * protocol.
 */
export type PayProvider = {
  /**
   * Places an order. The same number again gives the same order. The answer is for the device of
   * the applicant.
   */
  place: (order: Placing) => Promise<ProviderAnswer<PayParams>>
  queryByOutTradeNo: (outTradeNo: string) => Promise<Result<Trade, PayCode>>
  /** Asks about one payment of an order. An order that was paid twice has two of them. */
  queryPayment: (payment: NamedPayment) => Promise<Result<Trade, PayCode>>
  /** Closes an unpaid order, so that nobody can pay it any more. */
  close: (outTradeNo: string) => Promise<Result<null, PayCode>>
  /** An accepted refund is not yet made. Wait for the notification or ask with `queryRefund`. */
  refund: (refund: NewRefund) => Promise<Result<Refund, PayCode>>
  queryRefund: (outRefundNo: string, outTradeNo: string) => Promise<Result<Refund, PayCode>>
  /**
   * Sends an ABNORMAL refund to another card of the payer, under its number. A provider without such a
   * call has none, and the money is given back outside of it.
   */
  refundToCard?: (refund: ToCard) => Promise<Result<Refund, PayCode>>
  /**
   * All payments and refunds that the provider took on that day. It is ready from 10:00 of the next
   * day.
   */
  tradeBill: (day: Day) => Promise<Result<Bill, PayCode>>
  /** Checks the signature over the raw body before it reads anything in it. */
  parseNotification: (message: RawMessage) => Result<Notification, NotificationCode>
}

/**
 * `said` is the reason in the provider's own words for the applicant. `标题#内容` gives it a title of
 * its own.
 */
export type ProviderAnswer<T> = { ok: true; value: T } | { ok: false; code: PayCode; said?: string }

export type Placing = NewOrder & {
  clientIp: string
  /** Absolute, and on the same origin that the browser shows. */
  returnUrl: string
  /** Inside WeChat: the payer's openid in the app that shows the payment sheet. */
  payer?: { openid: string; appid?: string }
  /** Paid by a code that a phone scans. The address that is answered is what the code holds. */
  byCode?: boolean
  /** The items of the amount, for a provider that also issues policies. They name nobody. */
  items?: { itemNo: number; amountFen: number }[]
}

export type NewOrder = {
  /** 6-32 characters of `[0-9A-Za-z_*-]`, unique across all providers. */
  outTradeNo: string
  /** The text on the cashier page, at most 127 characters. */
  description: string
  amountFen: number
  /** Instant (ms since 1970) after which the order can no longer be paid. */
  expireAt: number
  notifyUrl: string
}

/**
 * The state of an order in the words of our own answers. REFUNDED: it was paid, and
 * some or all of the money was refunded.
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

/** The caller must compare `amountFen` with its own order before it trusts PAID. */
export type Trade = {
  outTradeNo: string
  outcome: TradeOutcome
  /** The provider's own number; only a paid order has one. */
  transactionId?: string | undefined
  amountFen?: number | undefined
  /** ms since 1970 */
  paidAt?: number | undefined
  openid?: string | undefined
  /** The reason of the failure, in the provider's own words for the applicant. */
  errorMessage?: string
  /** 999: the provider reports maintenance. */
  errorCode?: string
  /** Items of a paid order that the insurer refused, each with a reason for the applicant. */
  refused?: { itemNo: number; errorMsg: string }[]
}

export type NamedPayment = { outTradeNo: string; transactionId: string }

export type NewRefund = {
  outTradeNo: string
  /** The payment to refund, if the order was paid more than once. */
  transactionId?: string
  /** At most 64 characters. A number is refunded only once, so a retry uses the same number. */
  outRefundNo: string
  refundFen: number
  /** The price of the whole order. */
  totalFen: number
  reason?: string
  notifyUrl: string
}

export type ToCard = Pick<Refund, 'outRefundNo' | 'refundId'> & { card: BankCard }

/** A bank card of the payer. WeChat Pay takes debit cards of a few banks alone. */
export type BankCard = {
  /** The bank and the kind of card as the provider names them, such as ICBC_DEBIT. */
  bankType: string
  account: string
  holder: string
}

export type Refund = {
  outTradeNo: string
  outRefundNo: string
  refundId: string
  /** The payment that is refunded. Only the bill of AllInPay names it. */
  transactionId?: string | undefined
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
  refundFen: number
  /** When the provider accepted the refund (ms since 1970). Notifications do not contain it. */
  acceptedAt?: number | undefined
  /** ms since 1970 */
  refundedAt?: number | undefined
}

/** Amounts are what the customers had to pay, before fees and coupons. */
export type Bill = { payments: BillPayment[]; refunds: BillRefund[] }
type BillLine = { outTradeNo: string; transactionId: string; amountFen: number }
export type BillPayment = BillLine & {
  /** ms since 1970 */
  paidAt: number
}
export type BillRefund = BillLine & { outRefundNo: string }

export type PayCode =
  /**
   * The request timed out, broke off or gave no clear answer, so it may have been executed. Query;
   * never repeat it and never assume a result.
   */
  | 'UNKNOWN'
  /**
   * A 2xx answer without a valid signature, or about another order. It does not come from the
   * provider.
   */
  | 'FORGED'
  | 'ORDER_NOT_FOUND'
  | 'ORDER_CLOSED'
  | 'ORDER_PAID'
  /** The number was used before with other content. */
  | 'OUT_TRADE_NO_USED'
  | 'REFUND_NOT_FOUND'
  /** Nothing was traded on that day. */
  | 'NO_BILL'
  | 'BILL_NOT_READY'
  /** More than was paid, or the merchant's account has not enough money. */
  | 'NOT_ENOUGH'
  /** The payer's account cannot receive money. */
  | 'ACCOUNT_ABNORMAL'
  | 'RATE_LIMITED'
  /** The provider reports that it is under maintenance. */
  | 'MAINTENANCE'
  /** Our request or our keys are wrong. A retry changes nothing. */
  | 'REFUSED'

export type RawMessage = { headers: IncomingHttpHeaders; rawBody: string }

export type Notification =
  | { id: string; kind: 'trade'; trade: Trade }
  | { id: string; kind: 'refund'; refund: Refund }
  /** The contract was signed, or ended in WeChat's own settings. Query its state. */
  | { id: string; kind: 'contract'; outContractCode: string }

export type SignatureCode = 'HEADER_MISSING' | 'UNKNOWN_SERIAL' | 'CLOCK_SKEW' | 'BAD_SIGNATURE'

export type NotificationCode =
  | SignatureCode
  /** The signature is valid, but our APIv3 key does not decrypt the content. */
  | 'UNDECRYPTABLE'
  | 'MALFORMED'
  /** About another merchant or another app. */
  | 'WRONG_MERCHANT'
