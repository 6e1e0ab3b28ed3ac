import type { EndCause } from '../context/consequences'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { movePayOrder } from '../records/pay/move'
import type { PayOrder } from '../records/pay/repo'
import { releaseCover } from '../records/proposal/cover'
import { moveProposal } from '../records/proposal/move'
import type { Proposal } from '../records/proposal/repo'

/**
 * Ends a paid order and the policies of everybody on it. The insured people may be insured again,
 * and the order is being refunded from this moment. Answers false when the order had bought
 * nothing.
 */
export async function endOrder(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  { proposal, cause }: { proposal: Proposal; cause: EndCause },
): Promise<boolean> {
  if (!(await movePayOrder(ctx, tx, order, 'refund'))) return false
  if (!(await moveProposal(ctx, tx, proposal, 'revoke')))
    throw new Error('A paid order without its proposal')
  await releaseCover(tx, proposal.id)
  await ctx.consequences.ended(ctx, tx, { proposal, payOrder: order, cause })
  return true
}

/** Closes the order and what it had bought, after the refund has arrived. */
export async function closeRefunded(ctx: Context, tx: Db, order: PayOrder): Promise<void> {
  if (await movePayOrder(ctx, tx, order, 'refunded'))
    await ctx.consequences.refunded(ctx, tx, order.proposalId)
}
