import { dayOf } from '@/domain/time/day'
import type { Product } from '../catalogue/product'
import type { Context } from '../context'
import type { Db } from '../db/client'
import { addPolicies } from '../policy/repo'
import type { InsurantRow, Proposal } from '../proposal/repo'
import { addMessage } from './repo'

/** All policies of the proposal, in the transaction that took the money. */
export async function issue(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  people: readonly InsurantRow[],
): Promise<void> {
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  const issuedAt = ctx.clock.now()
  const { id: proposalId, userId, effectiveOn, expireOn } = proposal
  await addPolicies(
    tx,
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
  await addMessage(tx, {
    id: ctx.ids.next(),
    userId,
    topic: 'POLICY_ISSUED',
    dedupeKey: `POLICY_ISSUED ${proposalId}`,
    payload: { proposalId, policies: people.length, totalFen: proposal.totalFen },
    createdAt: issuedAt,
    nextTryAt: issuedAt,
  })
}

const firstStatus = (product: Product | undefined, effectiveOn: string, today: string) => {
  if (product?.underwriting === 'PENDING') return 'PENDING'
  return effectiveOn <= today ? 'EFFECTIVE' : 'WAITING'
}
