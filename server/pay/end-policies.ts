import type { Context } from '../context'
import type { Db } from '../db/client'
import { movePolicy } from '../policy/move'
import { lockPolicy, policiesOf, type Policy } from '../policy/repo'
import { releaseCover } from '../proposal/cover'
import { moveProposal } from '../proposal/move'
import type { Proposal } from '../proposal/repo'
import { endRenewalOf } from '../renewal/end'
import { takeBackReward } from '../share/reward'
import { movePayOrder } from './move'
import type { PayOrder } from './repo'

/**
 * Cover ends here, for everybody on the order, and they may be insured anew. The money is on its way
 * back from this moment; false when the order is not one that bought.
 */
export async function endPolicies(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  proposal: Proposal,
): Promise<boolean> {
  if (!(await movePayOrder(ctx, tx, order, 'refund'))) return false
  if (!(await moveProposal(ctx, tx, proposal, 'revoke')))
    throw new Error('A paid order without its proposal')
  for (const policy of await lockedPolicies(tx, proposal.id))
    await movePolicy(ctx, tx, policy, 'revoke')
  await releaseCover(tx, proposal.id)
  await endRenewalOf(ctx, tx, proposal.id)
  await takeBackReward(ctx, tx, proposal.id)
  return true
}

/** The money is back: the order and what it had bought are closed. */
export async function closeRefunded(ctx: Context, tx: Db, order: PayOrder): Promise<void> {
  if (!(await movePayOrder(ctx, tx, order, 'refunded'))) return
  for (const policy of await lockedPolicies(tx, order.proposalId))
    await movePolicy(ctx, tx, policy, 'revoked')
}

/** The job that begins and ends policies goes by this lock alone. */
async function lockedPolicies(tx: Db, proposalId: string): Promise<Policy[]> {
  const locked: Policy[] = []
  for (const { id } of await policiesOf(tx, proposalId)) {
    const policy = await lockPolicy(tx, id)
    if (policy) locked.push(policy)
  }
  return locked
}
