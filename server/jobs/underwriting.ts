import { fail } from '@/domain/base/result'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { paidOrder } from '../pay/paid-order'
import { refundOrder } from '../pay/refund-order'
import type { Job } from '../records/jobs/job'
import { queueMessage } from '../records/message/queue'
import { movePolicy } from '../records/policy/move'
import { lockPolicy, pendingPolicies, policiesOf, type Policy } from '../records/policy/repo'
import { numberOf } from '../records/policy/status'
import { lockProposal, proposalById, type Proposal } from '../records/proposal/repo'
import { rowJob } from './kinds'

/**
 * Asks the insurer about policies whose underwriting is not finished. A refused policy never gave
 * cover: the order is revoked and refunded.
 */
async function underwrite(ctx: Context, policy: Policy): Promise<'DONE' | 'LATER'> {
  const proposal = await proposalById(ctx.db, policy.proposalId)
  const { underwriting } = ctx.gateways
  if (!proposal) return 'LATER'
  const policyNo = numberOf(policy)
  const asked = underwriting
    ? await underwriting.decide({ policyNo, productCode: proposal.productCode })
    : fail('NOBODY')
  if (!asked.ok) {
    const { code: reason } = asked
    ctx.log.error({ alarm: 'UNDERWRITING_SILENT', reason }, 'nobody says how a policy stands')
  }
  if (!asked.ok || asked.value === 'PENDING') return 'LATER'
  await ctx.db.transaction(async (tx) => {
    const held = await lockProposal(tx, proposal.id)
    const pending = await lockPolicy(tx, policy.id)
    if (!held || pending?.storedStatus !== 'PENDING') return
    if (asked.value === 'ACCEPTED') await accept(ctx, tx, held, pending)
    else await refuseAll(ctx, tx, held, pending)
  })
  return 'DONE'
}

/**
 * Accepts one policy. The policyholder is told when the last policy of the order is accepted,
 * because the policies of one order are accepted or refused together.
 */
async function accept(ctx: Context, tx: Db, proposal: Proposal, policy: Policy): Promise<void> {
  await movePolicy(ctx, tx, policy, 'accept')
  const { id: proposalId, userId } = proposal
  const others = await policiesOf(tx, proposalId)
  if (others.some(({ id, storedStatus }) => id !== policy.id && storedStatus === 'PENDING')) return
  const topic = 'POLICY_ACCEPTED'
  await queueMessage(ctx, tx, { userId, topic, event: proposalId, payload: { proposalId } })
}

/**
 * Refuses the whole order if one insured person is refused: what was paid together is refunded
 * together.
 */
async function refuseAll(ctx: Context, tx: Db, proposal: Proposal, policy: Policy): Promise<void> {
  const paid = await paidOrder(tx, proposal)
  if (!paid) throw new Error('A policy being checked without its payment')
  await movePolicy(ctx, tx, policy, 'reject')
  await refundOrder(ctx, tx, proposal, paid, {
    reason: '核保未通过，全额退款',
    told: '核保未通过，退款处理中',
  })
}

export const underwritingJobs: readonly Job[] = [
  rowJob({
    name: 'underwritePolicies',
    due: (ctx, wanted) => pendingPolicies(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: underwrite,
  }),
]
