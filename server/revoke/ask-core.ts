import type { Why } from '../context/consequences'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { queueCancellations } from '../insurer/queue'
import { returnPremium } from '../pay/return-premium'
import type { PayOrder } from '../records/pay/repo'
import { movePolicy } from '../records/policy/move'
import { lockPolicy, policiesOf } from '../records/policy/repo'
import type { Proposal } from '../records/proposal/repo'
import { isAskedFirst } from '../records/proposal/revoke-deadline'
import { productOf } from '../records/proposal/show'

export const isAsked = async (db: Db, { id }: Proposal): Promise<boolean> =>
  (await policiesOf(db, id)).some(({ storedStatus }) => storedStatus === 'CANCELLING')

/**
 * Asks the insurer's core for each policy of the order; the money waits for its answers. Whoever has no
 * policy yet leaves at once. Answers false where nothing is to be asked, because the applicant has the
 * right to the whole money.
 */
export async function askForCancellation(
  ctx: Context,
  tx: Db,
  { proposal, order }: { proposal: Proposal; order: PayOrder },
  why: Why,
): Promise<boolean> {
  if (!isAskedFirst(ctx, productOf(ctx, proposal), proposal)) return false
  const policies = []
  for (const { id } of await policiesOf(tx, proposal.id)) {
    const policy = await lockPolicy(tx, id)
    if (policy) policies.push(policy)
  }
  const issued = []
  for (const policy of policies)
    if (await movePolicy(ctx, tx, policy, 'askCancel')) issued.push(policy)
  if (issued.length === 0) return false
  const bought = { proposal, payOrderId: order.id }
  const wish = { mode: 'ask', reason: 'SURRENDERED' } as const
  await queueCancellations(ctx, tx, bought, { policies: issued, ...wish })
  const issuing = policies.filter(({ storedStatus }) => storedStatus === 'ISSUING')
  const told = { mode: 'tell', reason: 'REVOKED' } as const
  await queueCancellations(ctx, tx, bought, { policies: issuing, ...told })
  for (const policy of issuing)
    await returnPremium(ctx, tx, { proposal, payOrder: order, policy, cause: 'revoke', why })
  return true
}
