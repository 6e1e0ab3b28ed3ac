import type { ParsedRequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { checkInsurants } from '@/domain/apply/insurant-limit'
import { discountFen, premiumOf } from '@/domain/money/premium'
import { dayOf, type Day } from '@/domain/time/day'
import { coverPeriod, nextPeriod } from '../catalogue/cover'
import { isOnSale } from '../catalogue/on-sale'
import type { Product } from '../catalogue/product'
import { refuse, type Answer, type Refusal } from '../context/answer'
import type { Context, User } from '../context/context'
import type { EvidenceEventRow } from '../records/evidence/repo'
import { isReadyToPay, missingBeforeProposal } from '../records/evidence/required'
import { paymentFor } from '../records/pay/payment-types'
import type { PayOrder } from '../records/pay/repo'
import { placeOfApp, saleClosed } from '../records/pay/sale-closed'
import { openPerson } from '../records/person/person'
import type { ClaimedPerson, CoverHolder } from '../records/proposal/cover'
import { familyLeft } from '../records/proposal/family'
import type { InsurantRow, Proposal } from '../records/proposal/repo'

/** The most unpaid orders that one account may have at a time, over all products. */
const MOST_OPEN_ORDERS = 4

/** Checks that a proposal may be paid in this way by the rules of today; answers its product. */
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
  switch (proposal.storedStatus) {
    case 'PAID':
    case 'REVOKED':
      return refuse('ORDER_ALREADY_PAID')
    case 'EXPIRED':
      return refuse('PROPOSAL_EXPIRED')
    case 'DRAFT':
    case 'CANCELLED':
      return refuse('PROPOSAL_STATE', { reason: proposal.storedStatus })
    case 'CONFIRMED':
    case 'UNPAID':
    case 'PAYING':
  }
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  const channel = placeOfApp(ctx, user.appId)
  if (!product || !isOnSale(ctx, product, channel)) return saleClosed(ctx, proposal, channel)
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
    (row) => premiumToday(ctx, product, row, period.ageOn) === row.premiumFen + offFen,
  )
    ? { ok: true, value: product }
    : refuse('PRICE_CHANGED')
}

/** Code 999, with the insurer's own text where there is one. */
export const underMaintenance = (text?: string): Refusal =>
  refuse('MAINTENANCE', text ? { message: text } : {})

/**
 * The coverage period that a payment of today gives. A renewal starts where the old policy ends,
 * and has no period any more once that day has come.
 */
function periodToday(ctx: Context, { cover }: Product, { renews, effectiveOn }: Proposal) {
  const today = dayOf(ctx.clock.now())
  if (renews === null) return coverPeriod(cover, today)
  return today < effectiveOn ? nextPeriod(cover, effectiveOn) : undefined
}

function premiumToday(
  ctx: Context,
  product: Product,
  row: InsurantRow,
  ageOn: Day,
): number | undefined {
  const bands = product.tariff.find((list) => list.comboCode === row.comboCode)?.bands ?? []
  const { birthOn } = openPerson(ctx.keys, row)
  const premium = premiumOf({ bands, birthOn, onDay: ageOn })
  return premium.ok ? premium.value.premiumFen : undefined
}

interface Surroundings {
  product: Product
  people: InsurantRow[]
  holders: Holder[]
  /** The open orders of the whole account. */
  openOrders: PayOrder[]
  /** The steps of the evidence. */
  events: EvidenceEventRow[]
  /** The people for whom the account holds cover of this product. */
  claimed: ClaimedPerson[]
}

/**
 * Checks whether one more order may be opened: the proposal must be complete, and paid or open
 * orders must leave room for it. The applicant's own older proposals for the same people (`holders`
 * that give way) do not count, because they are cancelled for this one.
 */
export function checkRoom(
  proposal: Proposal,
  { product, people, holders, openOrders, events, claimed }: Surroundings,
): Refusal | undefined {
  if (holders.some(({ givesWay }) => !givesWay)) return refuse('ALREADY_INSURED')
  const without = [proposal.id, ...holders.map(({ proposalId }) => proposalId)]

  // Each open order reserves the cover of its people. Without a limit one account could block many.
  const isOther = ({ proposalId }: { proposalId: string }) => !without.includes(proposalId)
  if (openOrders.filter(isOther).length >= MOST_OPEN_ORDERS) return refuse('TOO_MANY_ORDERS')
  // A renewal needs no such steps: the applicant agreed to the auto-renewal with its own text.
  const isIncomplete =
    proposal.renews === null && missingBeforeProposal(events, product) === 'TRACE_INCOMPLETE'
  if (isIncomplete || !isReadyToPay(events, proposal.id)) return refuse('TRACE_INCOMPLETE')

  // The limits of a family do not apply to homes, because each home is covered only once.
  if (product.property) return undefined
  const family = familyLeft(product, claimed.filter(isOther))
  const [problem] = checkInsurants({ insurants: people, family })
  return problem ? refuse('INSURANT_LIMIT', { reason: problem.code }) : undefined
}

interface Holder {
  proposalId: string
  givesWay: boolean
}

/**
 * The other proposals that hold the cover of these people. The applicant's own older unpaid
 * proposals give way to this one.
 */
export const holdersIn = (claims: readonly CoverHolder[], proposal: Proposal): Holder[] =>
  claims
    .filter(({ proposalId }) => proposalId !== proposal.id)
    .map(({ proposalId, userId, storedStatus }) => ({
      proposalId,
      givesWay: userId === proposal.userId && storedStatus !== 'PAID' && proposalId < proposal.id,
    }))
