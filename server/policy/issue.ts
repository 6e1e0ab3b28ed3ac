import type { PolicyState } from '@/domain/order/states'
import { dayOf } from '@/domain/time/day'
import { issueByCore } from '../catalogue/insurer-file'
import type { Product } from '../catalogue/product'
import type { Paid } from '../context/consequences'
import type { Context } from '../context/context'
import type { Writes } from '../db/write-batch'
import { bookIssuedShares } from '../records/ledger/shares'
import { queueMessage } from '../records/message/queue'
import { addPolicies } from '../records/policy/repo'

/**
 * Writes a policy for each accepted person, in the transaction of the payment. It is issued at once,
 * and the message queued, unless the insurer's core issues it: then it has no number until the core
 * has given one (server/insurer).
 */
export async function issuePolicies(
  ctx: Context,
  writes: Writes,
  { proposal, payOrder, people }: Paid,
): Promise<void> {
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  const issuedAt = ctx.clock.now()
  const { id: proposalId, userId, effectiveOn, expireOn } = proposal
  const isByCore = product !== undefined && issueByCore(product) !== undefined
  // Ids of one millisecond come in any order, and lists of policies follow the ids.
  const ids = people.map(() => ctx.ids.next()).sort()
  const rows = ids.flatMap((id, index) =>
    people.slice(index, index + 1).map(({ position, premiumFen }) => ({
      ...{ id, userId, proposalId, position, premiumFen, effectiveOn, expireOn, issuedAt },
      policyNo: isByCore
        ? null
        : (product?.policyNoPrefix ?? proposal.productCode) + ctx.ids.digits(14),
      storedStatus: isByCore
        ? ('ISSUING' as const)
        : firstStatus(product, effectiveOn, dayOf(issuedAt)),
    })),
  )
  await addPolicies(writes, rows)
  if (isByCore) return
  const { id: payOrderId, transactionId } = payOrder
  await bookIssuedShares(
    ctx,
    writes,
    product?.insurer?.shares ?? [],
    rows.map(({ id: policyId, premiumFen }) => ({
      ...{ payOrderId, policyId, premiumFen },
      reference: transactionId ?? '',
    })),
  )
  await queueMessage(ctx, writes, {
    userId,
    topic: 'POLICY_ISSUED',
    event: proposalId,
    payload: { proposalId, policies: people.length, totalFen: proposal.totalFen },
  })
}

const firstStatus = (
  product: Product | undefined,
  effectiveOn: string,
  today: string,
): PolicyState => {
  if (product?.underwriting === 'PENDING') return 'PENDING'
  return effectiveOn <= today ? 'EFFECTIVE' : 'WAITING'
}
