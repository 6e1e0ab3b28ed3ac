import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { termsOf } from '../catalogue/terms'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { refundOrder } from '../pay/refund-order'
import { entriesOf } from '../records/ledger/repo'
import { totalFen } from '../records/ledger/total'
import { payOrdersOf, refundsOfOrders } from '../records/pay/repo'
import { showRefunds } from '../records/pay/show-refunds'
import { findPolicy, policiesOf } from '../records/policy/repo'
import { lockProposal, type Proposal } from '../records/proposal/repo'
import { productOf } from '../records/proposal/show'
import { askForCancellation } from './ask-core'
import { readRevocable } from './revocable'

type Revoked = ResponseOf<typeof calls.revokePolicy>

/**
 * Revokes all policies of the order, in time and when the applicant agreed to exactly this amount
 * (fen). A repeat answers the present state.
 */
export async function revokePolicy(
  ctx: Context,
  tx: Db,
  user: User,
  { policyId, expectedRefundable }: RequestOf<typeof calls.revokePolicy>,
): Promise<Answer<Revoked>> {
  const row = await findPolicy(tx, user.id, policyId)
  const proposal = row && (await lockProposal(tx, row.proposal.id))
  if (!proposal) return refuse('NOT_FOUND')
  if (proposal.status === 'REVOKED') return revokedAnswer(tx, proposal)
  const revocable = await readRevocable(ctx, tx, proposal)
  if (!revocable.ok) return revocable
  if (revocable.value.refundFen !== expectedRefundable) return refuse('REFUND_CHANGED')
  const { applicant, withdraw } = termsOf(productOf(ctx, proposal))
  const why = { reason: `${applicant}${withdraw}`, told: `已${withdraw}，退款处理中` }
  const asked = await askForCancellation(ctx, tx, { proposal, order: revocable.value.order }, why)
  if (!asked) await refundOrder(ctx, tx, proposal, revocable.value, why)
  return revokedAnswer(tx, proposal)
}

/** The state of a revoked order; a repeat gets the same answer. */
async function revokedAnswer(tx: Db, { id: orderId }: Proposal): Promise<Answer<Revoked>> {
  const payOrderIds = (await payOrdersOf(tx, [orderId])).map(({ id }) => id)
  const refunds = showRefunds(await refundsOfOrders(tx, payOrderIds))
  const entries = await entriesOf(tx, payOrderIds)
  const policies = await policiesOf(tx, orderId)
  const asked = policies.some(({ status }) => status === 'CANCELLING')
  // Refunds made before the revocation are not part of the amount that the applicant agreed to. What the
  // insurer had not issued yet goes back as advance premium.
  const left = policies.some(({ status, policyNo }) => policyNo === null && status !== 'NOT_ISSUED')
  const refundAmount = totalFen(entries, 'REVOKE') + (left ? totalFen(entries, 'RETURN') : 0)
  return {
    ok: true,
    value: {
      ...{ orderId, refundAmount, refunds, policyNum: policies.length },
      ...(asked && { asked }),
    },
  }
}
