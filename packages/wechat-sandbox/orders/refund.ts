import * as v from 'valibot'

const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The states of a refund. Without a tester's decision it succeeds at once. */
export const refundStatuses = ['PROCESSING', 'SUCCESS', 'ABNORMAL', 'CLOSED'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/**
 * A refund as the simulators store it. A new refund is answered as PROCESSING, as by the real
 * service.
 */
export const refund = v.object({
  outRefundNo: v.string(),
  outTradeNo: v.string(),
  provider: v.optional(v.string()),
  /** The payment of the order that is refunded. */
  transactionId: v.string(),
  refundId: v.string(),
  refundFen: fen,
  totalFen: fen,
  status: v.optional(v.picklist(refundStatuses), 'SUCCESS'),
  createdAt: v.number(),
  /** When the refund reached its outcome. */
  endedAt: v.optional(v.number()),
  notifyUrl: v.optional(v.string()),
})
export type RefundRecord = v.InferOutput<typeof refund>
