import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { ProposalState } from '@/domain/order/states'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import { readPage } from '../db/page'
import { confirmationOf } from '../records/insured/confirmation'
import { confirmationsOf } from '../records/insured/repo'
import { openStates, payOrdersOf, refundsOfOrders, type PayOrder } from '../records/pay/repo'
import { showRefunds } from '../records/pay/show-refunds'
import { openApplicant } from '../records/person/person'
import { showApplicant } from '../records/person/show'
import { endingsOf } from '../records/policy/ending'
import { policiesOf, type Policy } from '../records/policy/repo'
import { numberOf } from '../records/policy/status'
import {
  everybodyOf,
  findProposal,
  insurantsOf,
  listProposals,
  unpaidStates,
  type InsurantRow,
  type Proposal,
} from '../records/proposal/repo'
import { shownRevocation } from '../records/proposal/revoke-deadline'
import {
  insuredNameOf,
  insuredNamesOf,
  leftOutOf,
  namesOf,
  overviewOf,
  priceOf,
  productOf,
} from '../records/proposal/show'
import { enteredAt } from '../records/transition/repo'
import { policyStatusOf, proposalStatusOf } from '../records/transition/status'

type ListFilter = NonNullable<RequestOf<typeof calls.listOrders>['status']>

const statesOf: Record<ListFilter, ProposalState[]> = {
  ALL: ['DRAFT', 'CONFIRMED', 'UNPAID', 'PAYING', 'PAID', 'CANCELLED', 'EXPIRED', 'REVOKED'],
  UNPAID: unpaidStates,
  PAID: ['PAID'],
  CLOSED: ['CANCELLED', 'EXPIRED', 'REVOKED'],
}

/**
 * Lists the user's orders. Every submitted proposal is an order, even if it is not yet confirmed.
 */
export async function listOrders(
  ctx: Context,
  user: User,
  { cityCode, productCode, status = 'ALL', cursor }: RequestOf<typeof calls.listOrders>,
): Promise<Answer<ResponseOf<typeof calls.listOrders>>> {
  const filter = {
    ...{ statuses: statesOf[status], now: ctx.clock.now() },
    ...{ cityCode, productCode, cursor },
  }
  const { page, nextCursor } = await readPage(
    (limit) => listProposals(ctx.db, user.id, { ...filter, limit }),
    ({ id }) => id,
  )
  const ids = page.map(({ id }) => id)
  const people = await insurantsOf(ctx.db, ids)
  const payOrders = await payOrdersOf(ctx.db, ids)
  const endingOf = await endingsOf(ctx, page)
  const list = page.map((proposal) => {
    const own = people.filter(({ proposalId }) => proposalId === proposal.id)
    const open = payOrders.find(
      (order) => order.proposalId === proposal.id && openStates.includes(order.status),
    )
    return { ...summary(ctx, proposal, own, open), ...endingOf(proposal.id) }
  })
  return { ok: true, value: { list, nextCursor } }
}

const summary = (
  ctx: Context,
  proposal: Proposal,
  people: InsurantRow[],
  open: PayOrder | undefined,
) => ({
  orderId: proposal.id,
  proposalId: proposal.id,
  ...overviewOf(ctx, proposal, open),
  insurantNames: namesOf(ctx, people),
  insurants: insuredNamesOf(ctx, people),
  byRenewal: proposal.renews !== null,
  paidAt: proposal.paidAt === null ? null : iso(proposal.paidAt),
})

export async function getOrder(
  ctx: Context,
  user: User,
  { orderId }: RequestOf<typeof calls.getOrder>,
): Promise<Answer<ResponseOf<typeof calls.getOrder>>> {
  const proposal = await findProposal(ctx.db, user.id, orderId)
  if (!proposal) return refuse('NOT_FOUND')
  const everybody = await everybodyOf(ctx.db, orderId)
  const people = everybody.filter(({ refusal }) => refusal === null)
  const issued = await policiesOf(ctx.db, orderId)
  const confirmations = await confirmationsOf(ctx.db, [orderId])
  const attempts = await payOrdersOf(ctx.db, [orderId])
  const open = attempts.find(({ status }) => openStates.includes(status))
  const { page } = productOf(ctx, proposal)
  return {
    ok: true,
    value: {
      ...summary(ctx, proposal, people, open),
      ...(await endingsOf(ctx, [proposal]))(orderId),
      ...(await course(ctx, proposal, issued)),
      refunds: showRefunds(
        await refundsOfOrders(
          ctx.db,
          attempts.map(({ id }) => id),
        ),
      ),
      leftOut: leftOutOf(ctx, everybody),
      byAgent: proposal.agentWtag !== null,
      servicePhone: page.servicePhone,
      effectiveOn: proposal.effectiveOn,
      expireOn: proposal.expireOn,
      applicant: showApplicant(openApplicant(ctx.keys, proposal), page.form),
      price: priceOf(ctx, proposal, people),
      policies: issued.flatMap((policy) => {
        const insurant = people.find(({ position }) => position === policy.position)
        if (!insurant) return []
        const { id: policyId } = policy
        const policyNo = numberOf(policy)
        const status = policyStatusOf(ctx, policy)
        const confirmation = confirmationOf(ctx, { proposal, insurant, policy }, confirmations)
        return [{ policyId, policyNo, ...insuredNameOf(ctx, insurant), status, confirmation }]
      }),
    },
  }
}

/** The further dates of an order, and until when it can be revoked. */
async function course(ctx: Context, proposal: Proposal, policies: readonly Policy[]) {
  const status = proposalStatusOf(ctx, proposal)
  const first = policies.find(({ policyNo }) => policyNo !== null)
  const isClosed = status === 'CANCELLED' || status === 'EXPIRED' || status === 'REVOKED'
  const closedAt = isClosed
    ? ((await enteredAt(ctx.db, proposal.id, status)) ?? proposal.expireAt)
    : undefined
  return {
    issuedAt: first ? iso(first.issuedAt) : null,
    closedAt: closedAt === undefined ? null : iso(closedAt),
    ...shownRevocation(ctx, productOf(ctx, proposal), proposal, policies),
  }
}
