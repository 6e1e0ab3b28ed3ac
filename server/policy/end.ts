import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { movePolicy } from '../records/policy/move'
import { lockPolicy, policiesOf, type Policy } from '../records/policy/repo'

/**
 * Ends the cover of everybody on an order that is revoked or refunded. Answers the policies that it
 * ended, as they were.
 */
export async function endPolicies(ctx: Context, tx: Db, proposalId: string): Promise<Policy[]> {
  const ended: Policy[] = []
  for (const policy of await lockedPolicies(tx, proposalId))
    if (await movePolicy(ctx, tx, policy, 'revoke')) ended.push(policy)
  return ended
}

/** Marks the policies of an order as revoked after its refund has arrived. */
export async function endRefundedPolicies(ctx: Context, tx: Db, proposalId: string): Promise<void> {
  for (const policy of await lockedPolicies(tx, proposalId))
    await movePolicy(ctx, tx, policy, 'revoked')
}

/** Does the same for one insured person whose premium alone was refunded. */
export async function endRefundedPolicy(
  ctx: Context,
  tx: Db,
  proposalId: string,
  position: number,
): Promise<void> {
  for (const policy of await lockedPolicies(tx, proposalId))
    if (policy.position === position) await movePolicy(ctx, tx, policy, 'revoked')
}

/** Locks each policy. The job that begins and ends policies takes only this lock. */
async function lockedPolicies(tx: Db, proposalId: string): Promise<Policy[]> {
  const locked: Policy[] = []
  for (const { id } of await policiesOf(tx, proposalId)) {
    const policy = await lockPolicy(tx, id)
    if (policy) locked.push(policy)
  }
  return locked
}
