import * as v from 'valibot'
import { refundStatuses } from '@/domain/payment/refund-status'
import { fen, instant } from './fields'

/** A refund as people follow it; what the console or a new number replaced is left out. */
export const shownRefund = v.object({
  status: v.picklist(refundStatuses),
  amountFen: fen,
  /** Why it goes back, in a few words of the gateway's. */
  reason: v.optional(v.string(), ''),
  requestedAt: instant,
  /** When WeChat Pay took it on. */
  acceptedAt: v.nullable(instant),
  refundedAt: v.nullable(instant),
})
export type ShownRefund = v.InferOutput<typeof shownRefund>
