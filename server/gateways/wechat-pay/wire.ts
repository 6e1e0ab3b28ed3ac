import * as v from 'valibot'
import type { Refund, Trade, TradeOutcome } from '../payments/port'

/** The messages of WeChat Pay v3 that we read, and their conversion to our types. */

const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.pipe(v.string(), v.minLength(1))
/** Reads RFC 3339 with offset as ms since 1970. */
const rfc3339 = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse))

export const tradeState = v.picklist([
  'SUCCESS',
  'REFUND',
  'NOTPAY',
  'CLOSED',
  'REVOKED',
  'USERPAYING',
  'PAYERROR',
])
export type TradeState = v.InferOutput<typeof tradeState>

export const jsapiAnswer = v.object({ prepay_id: text })
export const nativeAnswer = v.object({ code_url: v.pipe(v.string(), v.url()) })
export const h5Answer = v.object({ h5_url: v.pipe(v.string(), v.url()) })

export const tradeAnswer = v.object({
  appid: text,
  mchid: text,
  out_trade_no: text,
  trade_state: tradeState,
  trade_state_desc: v.optional(v.string(), ''),
  transaction_id: v.optional(text),
  success_time: v.optional(rfc3339),
  amount: v.optional(v.object({ total: v.optional(fen) })),
  payer: v.optional(v.object({ openid: v.optional(text) })),
})

const refundStatus = v.picklist(['PROCESSING', 'SUCCESS', 'CLOSED', 'ABNORMAL'])
const refundFields = {
  refund_id: text,
  out_refund_no: text,
  out_trade_no: text,
  transaction_id: v.optional(text),
  create_time: v.optional(rfc3339),
  success_time: v.optional(rfc3339),
  amount: v.object({ refund: fen, total: fen }),
}
export const refundAnswer = v.object({ ...refundFields, status: refundStatus })
/** In a notification the same field is called `refund_status`. */
export const refundNotice = v.object({ ...refundFields, mchid: text, refund_status: refundStatus })

/** The content of a contract notification: signed, ended or renewed. */
export const contractNotice = v.object({ mchid: text, out_contract_code: text })

/** The address of a day's bill. It is valid for five minutes. */
export const billAnswer = v.object({
  hash_type: v.literal('SHA1'),
  hash_value: text,
  download_url: v.pipe(v.string(), v.url()),
})

export const errorAnswer = v.object({ code: v.string(), message: v.optional(v.string()) })

export const notification = v.object({
  id: text,
  event_type: text,
  resource_type: v.literal('encrypt-resource'),
  resource: v.object({
    algorithm: v.literal('AEAD_AES_256_GCM'),
    original_type: text,
    ciphertext: text,
    nonce: v.pipe(v.string(), v.length(12)),
    associated_data: v.optional(v.string(), ''),
  }),
})

/** PAYERROR covers three outcomes. WeChat Pay tells them apart only in the description. */
const failedOutcome = (description: string): TradeOutcome => {
  if (description.includes('部分')) return 'PART_FAIL'
  return description.includes('不可重试') ? 'PAID_FAIL_NO_RETRY' : 'PAID_FAIL'
}

const outcomes: Record<Exclude<TradeState, 'PAYERROR'>, TradeOutcome> = {
  SUCCESS: 'PAID',
  REFUND: 'REFUNDED',
  NOTPAY: 'UNPAID',
  USERPAYING: 'PAYING',
  CLOSED: 'EXPIRED',
  REVOKED: 'CANCEL',
}

export const toTrade = (answer: v.InferOutput<typeof tradeAnswer>): Trade => ({
  outTradeNo: answer.out_trade_no,
  outcome:
    answer.trade_state === 'PAYERROR'
      ? failedOutcome(answer.trade_state_desc)
      : outcomes[answer.trade_state],
  transactionId: answer.transaction_id,
  amountFen: answer.amount?.total,
  paidAt: answer.success_time,
  openid: answer.payer?.openid,
})

export const toRefund = (
  answer: Omit<v.InferOutput<typeof refundAnswer>, 'status'>,
  status: Refund['status'],
): Refund => ({
  outTradeNo: answer.out_trade_no,
  outRefundNo: answer.out_refund_no,
  refundId: answer.refund_id,
  transactionId: answer.transaction_id,
  status,
  refundFen: answer.amount.refund,
  acceptedAt: answer.create_time,
  refundedAt: answer.success_time,
})
