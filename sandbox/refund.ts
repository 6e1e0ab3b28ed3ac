import * as v from 'valibot'
import { payProviders, type PayProviderName } from '@/domain/payment/pay-provider'

const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** How a refund stands; without a tester's wish it succeeds at once. */
export const refundStatuses = ['PROCESSING', 'SUCCESS', 'ABNORMAL', 'CLOSED'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** AllInPay has one word for all that came to nothing, and nothing comes of it any more. */
export const endAt = (holder: PayProviderName, wish: RefundStatus): RefundStatus =>
  holder === 'ALLINPAY' && wish === 'ABNORMAL' ? 'CLOSED' : wish

/** A refund as the look-alike keeps it. Taking it on answers PROCESSING, as the real one. */
export const refund = v.object({
  outRefundNo: v.string(),
  outTradeNo: v.string(),
  provider: v.optional(v.picklist(payProviders)),
  /** Which payment of the order. */
  transactionId: v.string(),
  refundId: v.string(),
  refundFen: fen,
  totalFen: fen,
  status: v.optional(v.picklist(refundStatuses), 'SUCCESS'),
  createdAt: v.number(),
  /** When it came to its end. */
  endedAt: v.optional(v.number()),
  notifyUrl: v.optional(v.string()),
})
export type RefundRecord = v.InferOutput<typeof refund>
