import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { issueByCore } from '../catalogue/insurer-file'
import { underwritingOf } from '../catalogue/product'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { termStates } from '../records/evidence/agreed-terms'
import { findEvidence, readEvents } from '../records/evidence/repo'
import { paymentFor } from '../records/pay/payment-types'
import { openPayOrder, refundsOfProposal } from '../records/pay/repo'
import { showRefunds } from '../records/pay/show-refunds'
import { openApplicant } from '../records/person/person'
import { showApplicant } from '../records/person/show'
import { endingsOf } from '../records/policy/ending'
import { everybodyInsured } from '../records/policy/repo'
import { numberOf } from '../records/policy/status'
import {
  findProposal,
  insurantsOf,
  listProposals,
  proposalByOuterId,
  unpaidStates,
  type Proposal,
} from '../records/proposal/repo'
import {
  insuredNameOf,
  laterCoverOf,
  leftOutOf,
  overviewOf,
  priceOf,
  productOf,
} from '../records/proposal/show'
import { policyStatusOf, proposalStatusOf } from '../records/transition/status'
import { payLaterOf } from './pay-later'

export async function getProposal(
  ctx: Context,
  user: User,
  { proposalId }: RequestOf<typeof calls.getProposal>,
): Promise<Answer<ResponseOf<typeof calls.getProposal>>> {
  const proposal = await findProposal(ctx.db, user.id, proposalId)
  if (!proposal) return refuse('NOT_FOUND')
  const people = await insurantsOf(ctx.db, [proposalId])
  const product = productOf(ctx, proposal)
  const evidence = await findEvidence(ctx.db, proposal.traceId)
  const states = termStates(evidence ? await readEvents(ctx.db, evidence) : [], product)
  return {
    ok: true,
    value: {
      proposalId,
      ...overviewOf(ctx, proposal, await openPayOrder(ctx.db, proposalId)),
      effectiveOn: proposal.effectiveOn,
      expireOn: proposal.expireOn,
      ...laterCoverOf(ctx, proposal),
      applicant: showApplicant(openApplicant(ctx.keys, proposal), product.page.form),
      price: priceOf(ctx, proposal, people),
      payment: paymentFor(ctx, product, user, proposal),
      underwriting: underwritingOf(product),
      documents: states.map(({ term: { title, type, url }, agreedAt }) => ({
        ...{ title, type, url },
        agreedAt: agreedAt === undefined ? null : iso(agreedAt),
      })),
    },
  }
}

export async function getUnpaidProposal(
  ctx: Context,
  user: User,
  { cityCode, productCode }: RequestOf<typeof calls.getUnpaidProposal>,
): Promise<Answer<ResponseOf<typeof calls.getUnpaidProposal>>> {
  const [proposal] = await listProposals(ctx.db, user.id, {
    statuses: unpaidStates,
    now: ctx.clock.now(),
    cityCode,
    productCode,
    notExpiredAt: ctx.clock.now(),
    cursor: undefined,
    limit: 1,
  })
  return { ok: true, value: await waiting(ctx, proposal) }
}

/** What a page needs to continue with an unpaid proposal. */
async function waiting(ctx: Context, proposal: Proposal | undefined) {
  if (!proposal)
    return { proposalId: null, cityCode: '', productCode: '', wording: {}, popup: null }
  const { id: proposalId, cityCode, productCode } = proposal
  const isUnpaid = unpaidStates.includes(proposalStatusOf(ctx, proposal))
  return {
    ...{ proposalId, cityCode, productCode },
    wording: productOf(ctx, proposal).wording,
    popup: isUnpaid ? payLaterOf(ctx, proposal, await insurantsOf(ctx.db, [proposalId])) : null,
  }
}

export async function getProposalByOuterId(
  ctx: Context,
  user: User,
  { outerId }: RequestOf<typeof calls.getProposalByOuterId>,
): Promise<Answer<ResponseOf<typeof calls.getProposalByOuterId>>> {
  const proposal = await proposalByOuterId(ctx.db, user.id, outerId)
  const status = proposal ? proposalStatusOf(ctx, proposal) : null
  return { ok: true, value: { ...(await waiting(ctx, proposal)), status } }
}

export async function getResult(
  ctx: Context,
  user: User,
  { proposalId }: RequestOf<typeof calls.getResult>,
): Promise<Answer<ResponseOf<typeof calls.getResult>>> {
  const insured = await everybodyInsured(ctx.db, user.id, proposalId)
  const proposal = insured[0]?.proposal
  if (!proposal) return refuse('NOT_FOUND')
  // Whom the insurer refused stands among those who are left out.
  const issued = insured.flatMap(({ insurant, policy }) =>
    policy && insurant.refusal === null ? [{ insurant, policy }] : [],
  )
  const product = productOf(ctx, proposal)
  const pending = issued.some(({ policy }) => policyStatusOf(ctx, policy) === 'PENDING')
  const { totalFen, paidAt, effectiveOn, expireOn } = proposal
  return {
    ok: true,
    value: {
      proposalId,
      orderId: paidAt === null ? null : proposalId,
      status: proposalStatusOf(ctx, proposal),
      productName: product.page.productName,
      wording: product.wording,
      totalFen,
      paidAt: paidAt === null ? null : iso(paidAt),
      underwriting: issued.length === 0 ? 'NONE' : pending ? 'PENDING' : 'DONE',
      policies: issued.map(({ insurant, policy }) => {
        const { id, premiumFen } = policy
        const policyNo = numberOf(policy)
        const status = policyStatusOf(ctx, policy)
        return { policyId: id, policyNo, ...insuredNameOf(ctx, insurant), premiumFen, status }
      }),
      ...(await endingsOf(ctx, [proposal]))(proposalId),
      ...(issueByCore(product)?.usually === 'AT_ONCE' && { issuesAtOnce: true }),
      leftOut: leftOutOf(
        ctx,
        insured.map(({ insurant }) => insurant),
      ),
      refunds: showRefunds(await refundsOfProposal(ctx.db, proposalId)),
      effectiveOn,
      expireOn,
      entrySource: proposal.entrySource,
    },
  }
}
