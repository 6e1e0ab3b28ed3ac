import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { Price } from '@/contract/proposal'
import type { ProposalState } from '@/domain/payment/order-states'
import { maskName } from '@/domain/person/mask'
import { refuse, type Answer } from '../answer'
import type { Product } from '../catalogue/product'
import type { Context, User } from '../context'
import { openStates, payOrdersOf } from '../pay/repo'
import { policiesOf } from '../policy/repo'
import { iso } from '../product/product'
import { openPayer, openPerson, showPayer } from '../proposal/people'
import {
  findProposal,
  insurantsOf,
  listProposals,
  unpaidStates,
  type InsurantRow,
  type Proposal,
} from '../proposal/repo'
import { showPrice } from '../quote/quote'

const PAGE = 20

/** Overdue is expired, also in the seconds before the job has written it down. */
const statusOf = (ctx: Context, { status, expireAt }: Proposal): ProposalState =>
  expireAt <= ctx.clock.now() &&
  (status === 'DRAFT' || status === 'CONFIRMED' || status === 'UNPAID')
    ? 'EXPIRED'
    : status

const productOf = (ctx: Context, { cityCode, productCode }: Proposal): Product => {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) throw new Error(`The catalogue has lost ${cityCode}/${productCode}`)
  return product
}

const priceOf = (ctx: Context, proposal: Proposal, people: InsurantRow[]): Price =>
  showPrice(productOf(ctx, proposal), {
    effectiveOn: proposal.effectiveOn,
    totalFen: proposal.totalFen,
    people: people.map((row) => ({
      ...row,
      person: openPerson(ctx.keys, row.personSealed, proposal.id),
    })),
  })

const openOrderId = async (ctx: Context, proposalId: string): Promise<string | null> =>
  (await payOrdersOf(ctx.db, [proposalId])).find(({ status }) => openStates.includes(status))?.id ??
  null

export async function getProposal(
  ctx: Context,
  user: User,
  { proposalId }: RequestOf<typeof calls.getProposal>,
): Promise<Answer<ResponseOf<typeof calls.getProposal>>> {
  const proposal = await findProposal(ctx.db, user.id, proposalId)
  if (!proposal) return refuse('NOT_FOUND')
  const product = productOf(ctx, proposal)
  const people = await insurantsOf(ctx.db, [proposalId])
  const { cityCode, productCode, totalFen, effectiveOn, expireOn } = proposal
  return {
    ok: true,
    value: {
      proposalId,
      cityCode,
      productCode,
      productName: product.page.productName,
      wording: product.wording,
      status: statusOf(ctx, proposal),
      totalFen,
      createdAt: iso(proposal.createdAt),
      expireAt: iso(proposal.expireAt),
      effectiveOn,
      expireOn,
      applicant: showPayer(openPayer(ctx.keys, proposal.applicantSealed, proposalId)),
      price: priceOf(ctx, proposal, people),
      payment: product.payment,
      payOrderId: await openOrderId(ctx, proposalId),
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
    cityCode,
    productCode,
    notExpiredAt: ctx.clock.now(),
    cursor: undefined,
    limit: 1,
  })
  return { ok: true, value: { proposalId: proposal?.id ?? null } }
}

export async function getResult(
  ctx: Context,
  user: User,
  { proposalId }: RequestOf<typeof calls.getResult>,
): Promise<Answer<ResponseOf<typeof calls.getResult>>> {
  const proposal = await findProposal(ctx.db, user.id, proposalId)
  if (!proposal) return refuse('NOT_FOUND')
  const people = await insurantsOf(ctx.db, [proposalId])
  const issued = await policiesOf(ctx.db, proposalId)
  const product = productOf(ctx, proposal)
  const pending = issued.some(({ status }) => status === 'PENDING')
  const { totalFen, paidAt, effectiveOn, expireOn } = proposal
  return {
    ok: true,
    value: {
      proposalId,
      orderId: paidAt === null ? null : proposalId,
      status: statusOf(ctx, proposal),
      productName: product.page.productName,
      wording: product.wording,
      totalFen,
      paidAt: paidAt === null ? null : iso(paidAt),
      underwriting: issued.length === 0 ? 'NONE' : pending ? 'PENDING' : 'DONE',
      policies: issued.flatMap(({ id, policyNo, position, premiumFen }) => {
        const row = people.find((entry) => entry.position === position)
        return row
          ? {
              policyId: id,
              policyNo,
              insurantName: nameOf(ctx, row),
              relationType: row.relationType,
              premiumFen,
            }
          : []
      }),
      effectiveOn,
      expireOn,
    },
  }
}

const nameOf = (ctx: Context, { personSealed, proposalId }: InsurantRow): string =>
  maskName(openPerson(ctx.keys, personSealed, proposalId).name)

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
    return { ...summary(ctx, proposal, own), payOrderId: open?.id ?? null }
  })
  return {
    ok: true,
    value: { list, nextCursor: found.length > PAGE ? (ids.at(-1) ?? null) : null },
  }
}

const summary = (ctx: Context, proposal: Proposal, people: InsurantRow[]) => ({
  orderId: proposal.id,
  cityCode: proposal.cityCode,
  productCode: proposal.productCode,
  productName: productOf(ctx, proposal).page.productName,
  wording: productOf(ctx, proposal).wording,
  status: statusOf(ctx, proposal),
  totalFen: proposal.totalFen,
  insurantNames: people.map((row) => nameOf(ctx, row)),
  createdAt: iso(proposal.createdAt),
  expireAt: iso(proposal.expireAt),
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
      ...summary(ctx, proposal, people),
      payOrderId: await openOrderId(ctx, orderId),
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
