import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { ProposalState } from '@/domain/payment/order-states'
import { refuse, type Answer } from '../answer'
import { iso } from '../clock'
import type { Context, User } from '../context'
import { openStates, payOrdersOf, type PayOrder } from '../pay/repo'
import { policiesOf } from '../policy/repo'
import { openPayer, showPayer } from '../proposal/people'
import {
  findProposal,
  insurantsOf,
  listProposals,
  type InsurantRow,
  type Proposal,
} from '../proposal/repo'
import { nameOf, openOrder, payBefore, priceOf, productOf, statusOf } from '../proposal/show'

const PAGE = 20

type ListFilter = NonNullable<RequestOf<typeof calls.listOrders>['status']>

const statesOf: Record<ListFilter, ProposalState[]> = {
  ALL: ['CONFIRMED', 'UNPAID', 'PAYING', 'PAID', 'CANCELLED', 'EXPIRED', 'REVOKED'],
  UNPAID: ['CONFIRMED', 'UNPAID', 'PAYING'],
  PAID: ['PAID'],
  CLOSED: ['CANCELLED', 'EXPIRED', 'REVOKED'],
}

/** A proposal that was never confirmed is not an order yet. */
export async function listOrders(
  ctx: Context,
  user: User,
  { cityCode, productCode, status = 'ALL', cursor }: RequestOf<typeof calls.listOrders>,
): Promise<Answer<ResponseOf<typeof calls.listOrders>>> {
  const found = await listProposals(ctx.db, user.id, {
    statuses: statesOf[status],
    cityCode,
    productCode,
    cursor,
    limit: PAGE + 1,
  })
  const page = found.slice(0, PAGE)
  const ids = page.map(({ id }) => id)
  const people = await insurantsOf(ctx.db, ids)
  const payOrders = await payOrdersOf(ctx.db, ids)
  const list = page.map((proposal) => {
    const own = people.filter(({ proposalId }) => proposalId === proposal.id)
    const open = payOrders.find(
      (order) => order.proposalId === proposal.id && openStates.includes(order.status),
    )
    return summary(ctx, proposal, own, open)
  })
  return {
    ok: true,
    value: { list, nextCursor: found.length > PAGE ? (ids.at(-1) ?? null) : null },
  }
}

const summary = (
  ctx: Context,
  proposal: Proposal,
  people: InsurantRow[],
  open: PayOrder | undefined,
) => ({
  orderId: proposal.id,
  cityCode: proposal.cityCode,
  productCode: proposal.productCode,
  productName: productOf(ctx, proposal).page.productName,
  wording: productOf(ctx, proposal).wording,
  status: statusOf(ctx, proposal),
  totalFen: proposal.totalFen,
  insurantNames: people.map((row) => nameOf(ctx, row)),
  createdAt: iso(proposal.createdAt),
  expireAt: iso(payBefore(proposal, open)),
  payOrderId: open?.id ?? null,
  paidAt: proposal.paidAt === null ? null : iso(proposal.paidAt),
})

export async function getOrder(
  ctx: Context,
  user: User,
  { orderId }: RequestOf<typeof calls.getOrder>,
): Promise<Answer<ResponseOf<typeof calls.getOrder>>> {
  const proposal = await findProposal(ctx.db, user.id, orderId)
  if (!proposal) return refuse('NOT_FOUND')
  const people = await insurantsOf(ctx.db, [orderId])
  const issued = await policiesOf(ctx.db, orderId)
  return {
    ok: true,
    value: {
      ...summary(ctx, proposal, people, await openOrder(ctx, orderId)),
      effectiveOn: proposal.effectiveOn,
      expireOn: proposal.expireOn,
      applicant: showPayer(openPayer(ctx.keys, proposal.applicantSealed, orderId)),
      price: priceOf(ctx, proposal, people),
      policies: issued.map(({ id, policyNo, position, status }) => {
        const row = people.find((entry) => entry.position === position)
        return { policyId: id, policyNo, insurantName: row ? nameOf(ctx, row) : '', status }
      }),
    },
  }
}
