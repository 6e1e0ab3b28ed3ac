import type { Context } from '../context/context'
import type { Writes } from '../db/write-batch'
import { openStates, type PayOrder } from '../records/pay/repo'
import { releaseCover } from '../records/proposal/cover'
import { moveProposal } from '../records/proposal/move'
import type { Proposal } from '../records/proposal/repo'

/** Ends a proposal that can never be paid again. A new purchase needs a new proposal. */
export async function endProposal(ctx: Context, db: Writes, proposal: Proposal): Promise<void> {
  if (await moveProposal(ctx, db, proposal, 'cancel')) await releaseCover(db, proposal.id)
}

/**
 * Lets the proposal be paid again after an attempt failed, and frees its insured people once the
 * order is closed. Call it only for an order that was open until now: the cover that another order
 * has bought must stay.
 */
export async function releaseProposal(
  ctx: Context,
  writes: Writes,
  proposal: Proposal,
  order: PayOrder,
): Promise<void> {
  if (proposal.storedStatus === 'PAYING') await moveProposal(ctx, writes, proposal, 'payFail')
  if (!openStates.includes(order.status) && proposal.storedStatus !== 'PAID')
    await releaseCover(writes, proposal.id)
}
