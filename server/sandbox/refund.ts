import * as v from 'valibot'

const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A refund as the look-alike keeps it. It succeeds at once and says PROCESSING first, as the real one. */
export const refund = v.object({
  outRefundNo: v.string(),
  outTradeNo: v.string(),
  refundId: v.string(),
  refundFen: fen,
  totalFen: fen,
  createdAt: v.number(),
  notifyUrl: v.optional(v.string()),
})
export type RefundRecord = v.InferOutput<typeof refund>
