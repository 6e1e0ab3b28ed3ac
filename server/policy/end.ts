import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { movePolicy } from '../records/policy/move'
import { lockPolicy, policiesOf, type Policy } from '../records/policy/repo'

/** The order is revoked: cover ends here, for everybody on it. */
export async function endPolicies(ctx: Context, tx: Db, proposalId: string): Promise<void> {
  for (const policy of await lockedPolicies(tx, proposalId))
    await movePolicy(ctx, tx, policy, 'revoke')
}

/** The money of a revoked order is back. */
export async function endRefundedPolicies(ctx: Context, tx: Db, proposalId: string): Promise<void> {
  for (const policy of await lockedPolicies(tx, proposalId))
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
