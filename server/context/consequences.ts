import type { Db } from '../db/client'
import type { insurants, proposals } from '../db/schema'
import type { Context } from './context'

type Proposal = typeof proposals.$inferSelect
type Insurant = typeof insurants.$inferSelect

/** An order that a payment bought. */
export interface Paid {
  proposal: Proposal
  /** Whom the insurer takes; everybody but those whose part of the payment was refused. */
  people: readonly Insurant[]
}

/** Writes what a payment brings to one subject; all reads came before. */
export type WritePaid = (paid: Paid) => Promise<void>

/**
 * What other subjects do when the money of an order moves, in the transaction of the move. The payment
 * code says what happened; the list of who follows is in `server/consequences.ts`.
 */
export interface Consequences {
  /** Reads first what the payment of this proposal will bring, then the answer writes it. */
  paid(ctx: Context, tx: Db, proposal: Proposal): Promise<WritePaid>
  /** Its policies end and the money is on its way back. */
  ended(ctx: Context, tx: Db, proposal: Proposal): Promise<void>
  /** The money is back. */
  refunded(ctx: Context, tx: Db, proposalId: string): Promise<void>
  /** It was given up before it was paid. */
  cancelled(ctx: Context, tx: Db, proposal: Proposal): Promise<void>
}
