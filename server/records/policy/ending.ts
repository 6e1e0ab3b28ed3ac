import { and, eq, inArray } from 'drizzle-orm'
import type { Refusal } from '@/contract/shown'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { ledger, payOrders, refunds } from '../../db/schema'
import { isIssuedByCore } from '../proposal/insurers'
import type { Proposal } from '../proposal/repo'
import { refusalsOf } from './refusal'
import { findIssuing } from './refusal-repo'

export interface Ending {
  refusal: Refusal | null
  givenBack: boolean
  issuing?: true
}

/**
 * How orders ended that the applicant did not revoke: either the insurer refused somebody, or the
 * whole premium was refunded in the merchant console (`givenBack`). All other orders have neither.
 */
export async function endingsOf(
  ctx: Context,
  proposals: readonly Pick<Proposal, 'id' | 'storedStatus' | 'cityCode' | 'productCode'>[],
): Promise<(proposalId: string) => Ending> {
  const refusalOf = await refusalsOf(ctx, proposals)
  const fallen = proposals
    .filter(({ storedStatus }) => storedStatus === 'REVOKED')
    .map(({ id }) => id)
  const revoked = fallen.length > 0 ? await findRevoked(ctx.db, fallen) : []
  const paid = proposals
    .filter((proposal) => proposal.storedStatus === 'PAID' && isIssuedByCore(ctx, proposal))
    .map(({ id }) => id)
  const issuing = paid.length > 0 ? await findIssuing(ctx.db, paid) : []
  return (proposalId) => ({
    refusal: refusalOf(proposalId),
    givenBack: fallen.includes(proposalId) && !revoked.includes(proposalId),
    ...(issuing.includes(proposalId) && { issuing: true }),
  })
}

/** The orders among these that the gateway itself ended: it booked a refund of its own. */
const findRevoked = async (db: Db, proposalIds: string[]): Promise<string[]> =>
  (
    await db
      .select({ proposalId: payOrders.proposalId })
      .from(payOrders)
      .innerJoin(ledger, and(eq(ledger.payOrderId, payOrders.id), eq(ledger.kind, 'REVOKE')))
      .innerJoin(refunds, eq(refunds.outRefundNo, ledger.reference))
      .where(and(inArray(payOrders.proposalId, proposalIds), eq(refunds.origin, 'GATEWAY')))
  ).map(({ proposalId }) => proposalId)
