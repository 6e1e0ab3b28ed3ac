import * as v from 'valibot'
import { payStatuses, type PayStatus } from '@/domain/pay/pay-status'
import type { Refund, Trade, TradeOutcome } from '../payments/port'

/**
 * The answers of an insurer's pay service (docs/operating.md, "Other ways to pay"). They are JSON
 * and use the words of our own answers about a pay order.
 */
const text = v.pipe(v.string(), v.minLength(1))
const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const instant = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse))

export const placedAnswer = v.object({
  merchantId: text,
  outTradeNo: text,
  cashierUrl: v.pipe(v.string(), v.url()),
})

export const trade = v.object({
  merchantId: text,
  outTradeNo: text,
  payStatus: v.picklist(payStatuses),
  transactionId: v.optional(text),
  amountFen: v.optional(fen),
  paidAt: v.optional(instant),
  /** Shown to the applicant. `标题#内容` gives it a title of its own. */
  errorMessage: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The items of a paid order: PAID_OK, or why the insurer refuses the item. */
  itemList: v.optional(
    v.array(
      v.object({
        itemNo: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        itemStatus: text,
        errorMsg: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
      }),
    ),
    [],
  ),
  /** `code` 999 means maintenance; `codeMsg` describes it. */
  extra: v.optional(
    v.object({ code: v.optional(text), codeMsg: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  ),
})

export const refund = v.object({
  merchantId: text,
  outTradeNo: text,
  outRefundNo: text,
  refundId: text,
  transactionId: text,
  status: v.picklist(['PROCESSING', 'SUCCESS', 'CLOSED', 'ABNORMAL']),
  refundFen: fen,
  acceptedAt: v.optional(instant),
  refundedAt: v.optional(instant),
})

export const closedAnswer = v.object({ merchantId: text, outTradeNo: text })

const billLine = { outTradeNo: text, transactionId: text, amountFen: fen }
export const billAnswer = v.object({
  merchantId: text,
  day: text,
  payments: v.array(v.object({ ...billLine, paidAt: instant })),
  refunds: v.array(v.object({ ...billLine, outRefundNo: text })),
})

export const errorAnswer = v.object({
  code: text,
  /** Shown to the applicant, like `errorMessage`. */
  message: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

export const notice = v.variant('kind', [
  v.object({ id: text, kind: v.literal('trade'), trade }),
  v.object({ id: text, kind: v.literal('refund'), refund }),
])

const MAINTENANCE = '999'

const outcomeOf = (status: PayStatus): TradeOutcome => (status === 'PAID_OK' ? 'PAID' : status)

export function toTrade(reply: v.InferOutput<typeof trade>): Trade {
  const { outTradeNo, transactionId, amountFen, paidAt, extra } = reply
  const isMaintenance = extra?.code === MAINTENANCE
  const errorMessage = (isMaintenance ? extra?.codeMsg : undefined) ?? reply.errorMessage
  return {
    ...{ outTradeNo, transactionId, amountFen, paidAt },
    outcome: outcomeOf(reply.payStatus),
    ...(errorMessage && { errorMessage }),
    ...(isMaintenance && { errorCode: MAINTENANCE }),
    refused: reply.itemList
      .filter(({ itemStatus }) => itemStatus !== 'PAID_OK')
      .map(({ itemNo, errorMsg }) => ({ itemNo, errorMsg })),
  }
}

export const toRefund = ({ merchantId: _, ...reply }: v.InferOutput<typeof refund>): Refund => reply
