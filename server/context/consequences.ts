import type { Db } from '../db/client'
import type { insurants, payOrders, policies, proposals, renewals } from '../db/schema'
import type { Writes } from '../db/write-batch'
import type { Answer, Refusal } from './answer'
import type { Context } from './context'

type Proposal = typeof proposals.$inferSelect
type Insurant = typeof insurants.$inferSelect
type PayOrder = typeof payOrders.$inferSelect
type Renewal = typeof renewals.$inferSelect
type Policy = typeof policies.$inferSelect

/** An order that was bought by its payment. */
export interface Paid {
  proposal: Proposal
  /** The pay order by which it was paid. */
  payOrder: PayOrder
  /**
   * The people whom the insurer accepts; those whose part of the payment was refused are left out.
   */
  people: readonly Insurant[]
  /** The auto-renewal that this order renews, locked by the caller. */
  renewal: Renewal | undefined
}

/** REVOKED: the gateway gives the money back. PAYMENT_REVERSED: somebody did in the merchant console. */
export type EndCause = 'REVOKED' | 'PAYMENT_REVERSED'

/** An order that ends with all its policies. */
export interface Ended {
  proposal: Proposal
  /** The pay order that bought it. */
  payOrder: PayOrder
  cause: EndCause
}

/**
 * Why money goes back: `reason` is for the provider; `told` is for the applicant and has at most 20
 * characters.
 */
export interface Why {
  reason: string
  told: string
}

/** One insured person leaves an order that was paid. */
export interface LeftAlone {
  proposal: Proposal
  payOrder: PayOrder
  policy: Policy
  /** The core refuses, has not answered in time, or agrees to the cancellation. */
  cause: 'reject' | 'lapse' | 'revoke'
  /** Why the insurer does not take this person, for people to read. */
  refusal?: string
  why: Why
}

export interface PhoneChange {
  userId: string
  before: string
  after: string
}

export interface RevokedFor {
  policyId: string
  expectedRefundable: number
}

/** Writes what the payment causes in one subject. All reads come before it. */
export type WritePaid = (writes: Writes, paid: Paid) => Promise<void>

/**
 * What other subjects do when the money of an order moves, or somebody's mobile changes, in the same
 * transaction. The payment
 * code reports the move; `server/consequences.ts` lists the subjects.
 */
export interface Consequences {
  /** Whether its insurer refuses an order, asked before it may be paid. Not within a transaction. */
  offered(ctx: Context, proposal: Proposal): Promise<Refusal | undefined>
  /** Reads what the payment of this proposal will cause. The function that it answers writes it. */
  paid(ctx: Context, tx: Db, proposal: Proposal): Promise<WritePaid>
  /** The policies end, and the money is about to be booked as owed. */
  ended(ctx: Context, tx: Db, ended: Ended): Promise<void>
  /** Staff revoke the order of a policy for its person, for exactly this amount (fen). */
  revokedForCustomer(ctx: Context, tx: Db, wanted: RevokedFor): Promise<Answer<unknown>>
  /** What the insurer says ends the policy of one person, and their premium is owed. */
  leftAlone(ctx: Context, tx: Db, left: LeftAlone): Promise<void>
  /** The refund has arrived. */
  refunded(ctx: Context, tx: Db, proposalId: string): Promise<void>
  /** The refund of one insured person has arrived; the others stay insured. */
  refundedOne(ctx: Context, tx: Db, proposalId: string, position: number): Promise<void>
  /** The owner of an account has another mobile. */
  phoneChanged(ctx: Context, tx: Db, change: PhoneChange): Promise<void>
  /** The proposal was cancelled before it was paid. */
  cancelled(ctx: Context, tx: Db, proposal: Proposal): Promise<void>
}
