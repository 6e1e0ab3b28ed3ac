import { dayOf } from '@/domain/time/day'
import type { Product } from '../catalogue/product'
import type { Paid } from '../context/consequences'
import type { Context } from '../context/context'
import type { Writes } from '../db/write-batch'
import { queueMessage } from '../records/message/queue'
import { addPolicies } from '../records/policy/repo'

/**
 * Issues a policy for each accepted person and queues the message, in the transaction of the
 * payment.
 */
export async function issuePolicies(
  ctx: Context,
  writes: Writes,
  { proposal, people }: Paid,
): Promise<void> {
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  const issuedAt = ctx.clock.now()
  const { id: proposalId, userId, effectiveOn, expireOn } = proposal
  await addPolicies(
    writes,
    people.map(({ position, premiumFen }) => ({
      id: ctx.ids.next(),
      policyNo: (product?.policyNoPrefix ?? proposal.productCode) + ctx.ids.digits(14),
      userId,
      proposalId,
      position,
      status: firstStatus(product, effectiveOn, dayOf(issuedAt)),
      premiumFen,
      effectiveOn,
      expireOn,
      issuedAt,
    })),
  )
  await queueMessage(ctx, writes, {
    userId,
    topic: 'POLICY_ISSUED',
    event: proposalId,
    payload: { proposalId, policies: people.length, totalFen: proposal.totalFen },
  })
}

const firstStatus = (product: Product | undefined, effectiveOn: string, today: string) => {
  if (product?.underwriting === 'PENDING') return 'PENDING'
  return effectiveOn <= today ? 'EFFECTIVE' : 'WAITING'
}
