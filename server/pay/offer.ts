import type { ParsedRequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { discountFen } from '@/domain/insurant/family-discount'
import { checkInsurants } from '@/domain/insurant/insurant-limit'
import { premiumOf } from '@/domain/insurant/premium'
import { dayOf, type Day } from '@/domain/time/day'
import { coverPeriod, nextPeriod } from '../catalogue/cover'
import { isOnSale } from '../catalogue/on-sale'
import type { Product } from '../catalogue/product'
import { refuse, type Answer, type Refusal } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { paymentFor } from '../records/pay/payment-types'
import type { PayOrder } from '../records/pay/repo'
import { claimedPeople, type CoverHolder } from '../records/proposal/cover'
import { familyLeft } from '../records/proposal/family'
import type { InsurantRow, Proposal } from '../records/proposal/repo'
import { openPerson } from '../records/proposal/sealed-people'
import { readEvents, type Trace } from '../records/trace/repo'
import { isReadyToPay, missingBeforeProposal } from '../records/trace/required'

/** Unpaid at once in one account, over all products. */
const MOST_OPEN_ORDERS = 4

/** The product, when a proposal may be paid this way now by its rules of today. */
export function checkOffer(
  ctx: Context,
  user: User,
  proposal: Proposal,
  people: readonly InsurantRow[],
  {
    payType,
    intentPayType,
  }: Pick<ParsedRequestOf<typeof calls.createPayOrder>, 'payType' | 'intentPayType'>,
): Answer<Product> {
  switch (proposal.status) {
    case 'PAID':
    case 'REVOKED':
      return refuse('ORDER_ALREADY_PAID')
    case 'EXPIRED':
      return refuse('PROPOSAL_EXPIRED')
    case 'DRAFT':
    case 'CANCELLED':
      return refuse('PROPOSAL_STATE', { reason: proposal.status })
    case 'CONFIRMED':
    case 'UNPAID':
    case 'PAYING':
  }
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  if (!product || !isOnSale(ctx, product)) return refuse('SALE_CLOSED')
  if (proposal.expireAt <= ctx.clock.now()) return refuse('PROPOSAL_EXPIRED')
  const offered = paymentFor(ctx, product, user, proposal).types.find(
    ({ type }) => type === payType,
  )
  if (!offered) return refuse('PAY_TYPE_UNAVAILABLE')
  if (intentPayType && intentPayType !== (offered.intentPayType ?? payType))
    return refuse('PAY_TYPE_UNAVAILABLE')
  if (offered.paymentStatus === 'maintenance') return underMaintenance(offered.maintainText)
  const period = periodToday(ctx, product, proposal)
  if (period?.effectiveOn !== proposal.effectiveOn || period.expireOn !== proposal.expireOn)
    return refuse('PROPOSAL_EXPIRED', { reason: 'PERIOD_CHANGED' })
  const offFen = discountFen(people.length, product.familyDiscount)
  return people.every(
    (row) => premiumToday(ctx, product, proposal, row, period.ageOn) === row.premiumFen + offFen,
  )
    ? { ok: true, value: product }
    : refuse('PRICE_CHANGED')
}

/** Code 999 with the insurer's own words, where it has any (specification section 8). */
export const underMaintenance = (text?: string): Refusal =>
  refuse('MAINTENANCE', text ? { message: text } : {})

/** Of a purchase as of today; a renewal goes on where the old cover ends, while that lasts. */
function periodToday(ctx: Context, { cover }: Product, { renews, effectiveOn }: Proposal) {
  const today = dayOf(ctx.clock.now())
  if (renews === null) return coverPeriod(cover, today)
  return today < effectiveOn ? nextPeriod(cover, effectiveOn) : undefined
}

function premiumToday(
  ctx: Context,
  product: Product,
  { id }: Proposal,
  { personSealed, comboCode }: InsurantRow,
  ageOn: Day,
): number | undefined {
  const bands = product.tariff.find((list) => list.comboCode === comboCode)?.bands ?? []
  const { birthOn } = openPerson(ctx.keys, personSealed, id)
  const premium = premiumOf({ bands, birthOn, onDay: ageOn })
  return premium.ok ? premium.value.premiumFen : undefined
}

interface Surroundings {
  product: Product
  people: InsurantRow[]
  holders: Holder[]
  /** Of the whole account. */
  openOrders: PayOrder[]
  trace: Trace
}

/**
 * Why no further order may be opened: what the proposal still lacks, or what other orders, paid or
 * open, have used up. The person's own older proposals for the same people (`holders` that give way)
 * do not count: they are given up for this one.
 */
export async function checkRoom(
  db: Db,
  proposal: Proposal,
  { product, people, holders, openOrders, trace }: Surroundings,
): Promise<Refusal | undefined> {
  const { userId, cityCode, productCode } = proposal
  if (holders.some(({ givesWay }) => !givesWay)) return refuse('ALREADY_INSURED')
  const without = [proposal.id, ...holders.map(({ proposalId }) => proposalId)]

  // Each open order holds the cover of its people: a few at a time, or one account blocks many.
  const others = openOrders.filter(({ proposalId }) => !without.includes(proposalId))
  if (others.length >= MOST_OPEN_ORDERS) return refuse('TOO_MANY_ORDERS')
  const events = await readEvents(db, trace.id)
  // Whoever agreed to an automatic renewal agreed to it by its own text.
  const isIncomplete =
    proposal.renews === null && missingBeforeProposal(events, product) === 'TRACE_INCOMPLETE'
  if (isIncomplete || !isReadyToPay(events, proposal.id)) return refuse('TRACE_INCOMPLETE')

  // Homes are not counted by the family: each is covered once.
  if (product.property) return undefined
  const { effectiveOn } = proposal
  const claimed = await claimedPeople(db, { userId, cityCode, productCode, effectiveOn, without })
  const [problem] = checkInsurants({ insurants: people, family: familyLeft(product, claimed) })
  return problem ? refuse('INSURANT_LIMIT', { reason: problem.code }) : undefined
}

interface Holder {
  proposalId: string
  givesWay: boolean
}

/** Of the claims on these people's cover those of other proposals; the own older unpaid ones give way. */
export const holdersIn = (claims: readonly CoverHolder[], proposal: Proposal): Holder[] =>
  claims
    .filter(({ proposalId }) => proposalId !== proposal.id)
    .map(({ proposalId, userId, status }) => ({
      proposalId,
      givesWay: userId === proposal.userId && status !== 'PAID' && proposalId < proposal.id,
    }))
