import * as v from 'valibot'
import { refundStatuses } from '@/domain/payment/refund-status'
import { fen, instant } from './fields'

/** A refund as users see it. Refunds that the console or a new number replaced are left out. */
export const shownRefund = v.object({
  status: v.picklist(refundStatuses),
  amountFen: fen,
  /** Why the money is refunded, in a short text of the gateway. */
  reason: v.optional(v.string(), ''),
  requestedAt: instant,
  /** When WeChat Pay accepted the refund. */
  acceptedAt: v.nullable(instant),
  refundedAt: v.nullable(instant),
})
export type ShownRefund = v.InferOutput<typeof shownRefund>
