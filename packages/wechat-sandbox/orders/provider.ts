import type { NotifyWish, Tampering } from './notify-wish'
import type { Order } from './order'
import type { RefundRecord, RefundStatus } from './refund'

/** The values of one notification. All its copies have the same id. */
export type Moment = {
  id: string
  /** ms since 1970 */
  now: number
  nonce: string
  tamper?: Tampering | undefined
  signedBy?: NotifyWish['signedBy']
}

/** Writes one notification, either correct or wrong in exactly one place. */
export type Write = (moment: Moment) => { headers: Record<string, string>; body: string }

/** A payment provider: what of its orders differs from those of another. */
export interface Provider {
  /** The title of its cashier page. */
  title: string
  trade: (order: Order) => Write
  /** Answers undefined where the provider does not notify of refunds. */
  refund: (refund: RefundRecord) => Write | undefined
  /** How a refund ends, where the provider lacks the state that a tester wishes. */
  refundEnd?: (wish: RefundStatus) => RefundStatus
}

/** By the names that orders have as their `provider`. */
export type Providers = Readonly<Record<string, Provider>>
