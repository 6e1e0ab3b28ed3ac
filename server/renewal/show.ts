import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { RenewalObstacle } from '@/contract/renewal'
import { openRenewalStates } from '@/domain/order/states'
import { renewalDates } from '@/domain/renewal/dates'
import { dayOf } from '@/domain/time/day'
import { agreedText } from '../context/agreed-text'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { continuationsOf } from '../records/policy/continued'
import { findPolicies, findPolicy, policiesOfOrder } from '../records/policy/repo'
import type { Proposal } from '../records/proposal/repo'
import { insuredNameOf, productOf } from '../records/proposal/show'
import { peopleOf, renewalOf, renewedPolicies } from '../records/renewal/repo'
import { policyStatusOf } from '../records/transition/status'
import { agreeable, changeOfTerms } from './agreed-terms'
import { changesOf } from './changes'
import { pullContract } from './contract-signing'
import { renewalOffer, type Offer } from './eligible'

type Switch = ResponseOf<typeof calls.getRenewalSwitch>

/**
 * WeChat Pay as a payment type of the product. Its maintenance also closes the auto-renewal, with
 * its own text.
 */
export const wechatPayType = (ctx: Context, proposal: Proposal) =>
  productOf(ctx, proposal).payment.types.find(({ type }) => type === 'WC_PAY')

export function obstacleOf(
  ctx: Context,
  proposal: Proposal,
  offer: Offer | undefined,
): RenewalObstacle | null {
  if (!ctx.gateways.autoDeduct || productOf(ctx, proposal).autoRenewal === 'NONE')
    return 'NOT_OFFERED'
  if (proposal.storedStatus !== 'PAID') return 'POLICY_STATE'
  if (!offer) return 'NOT_OFFERED'
  // By law a notice comes five days before the charge; it is sent on that day.
  if (dayOf(ctx.clock.now()) >= offer.dates.noticeOn) return 'TOO_LATE'
  if (wechatPayType(ctx, proposal)?.paymentStatus !== 'normal') return 'MAINTENANCE'
  return offer.people.length === 0 ? 'NOT_ELIGIBLE' : null
}

const coverOf = (ctx: Context, proposal: Proposal) => ({
  cityCode: proposal.cityCode,
  productCode: proposal.productCode,
  productName: productOf(ctx, proposal).page.productName,
  effectiveOn: proposal.effectiveOn,
  expireOn: proposal.expireOn,
})

const becomesOf = (
  ctx: Context,
  proposal: Proposal,
  { product, dates, expireOn, people }: Offer,
) => ({
  cityCode: product.cityCode,
  productCode: product.productCode,
  productName: product.page.productName,
  effectiveOn: dates.effectiveOn,
  expireOn,
  changes: changesOf(
    productOf(ctx, proposal),
    product,
    people.map(({ row }) => row.comboCode),
  ),
  documents: agreeable(product).map(({ title, type, url }) => ({ title, type, url })),
})

const comboTitleOf = (ctx: Context, proposal: Proposal, code: string): string =>
  productOf(ctx, proposal).tariff.find(({ comboCode }) => comboCode === code)?.title ?? ''

export async function getRenewalSwitch(
  ctx: Context,
  user: User,
  { policyId }: RequestOf<typeof calls.getRenewalSwitch>,
): Promise<Answer<Switch>> {
  const row = await findPolicy(ctx.db, user.id, policyId)
  if (!row) return refuse('NOT_FOUND')
  const { proposal } = row
  const asked = await renewalOf(ctx.db, proposal.id)
  const known = asked?.status === 'SIGNING' ? await pullContract(ctx, asked) : asked
  const isOpen = known !== undefined && openRenewalStates.includes(known.status)
  const chosen = known && isOpen ? await peopleOf(ctx.db, known.id) : []
  const isAgreed = (id: string) => chosen.some((person) => person.policyId === id)
  const offer = await renewalOffer(ctx, ctx.db, proposal, { isUnderWay: isOpen })
  const mustAgreeAgain =
    isOpen &&
    offer !== undefined &&
    (await changeOfTerms(ctx.db, known, proposal, offer)) !== undefined
  const isOn = (id: string) => known?.status !== 'SIGNING' && !mustAgreeAgain && isAgreed(id)
  const isKept = isOpen && !mustAgreeAgain
  const obstacle = isKept ? null : obstacleOf(ctx, proposal, offer)
  const { noticeOn, dueOn, effectiveOn } = renewalDates(proposal)
  return {
    ok: true,
    value: {
      policyId,
      text: agreedText(ctx, 'renewal'),
      isOn: isOn(policyId),
      status: known?.status ?? null,
      obstacle:
        obstacle ??
        (offer?.people.some((one) => one.policy.id === policyId) || isKept ? null : 'NOT_ELIGIBLE'),
      mode: productOf(ctx, proposal).autoRenewal,
      maintainText:
        obstacle === 'MAINTENANCE' ? (wechatPayType(ctx, proposal)?.maintainText ?? '') : '',
      current: coverOf(ctx, proposal),
      becomes: offer && becomesOf(ctx, proposal, offer),
      mustAgreeAgain,
      family: (offer?.people ?? []).map(({ policy, row: insurant, premiumFen }) => ({
        policyId: policy.id,
        ...insuredNameOf(ctx, insurant),
        comboTitle: comboTitleOf(ctx, proposal, insurant.comboCode),
        premiumFen,
        currentFen: insurant.premiumFen,
        isOn: isOn(policy.id),
        isAgreed: isAgreed(policy.id),
      })),
      continued: await continuedIn(ctx, user, proposal),
      dates: { noticeOn, dueOn, effectiveOn },
      next: known && isKept && known.status !== 'SIGNING' ? { amountFen: known.amountFen } : null,
    },
  }
}

/** The people of an order whose cover goes on already, with the first day of their next cover. */
async function continuedIn(ctx: Context, user: User, proposal: Proposal) {
  const rows = await policiesOfOrder(ctx.db, user.id, proposal.id)
  const continuedOf = await continuationsOf(ctx, ctx.db, user.id, rows)
  return rows.flatMap(({ policy, insurant }) => {
    const { continued } = continuedOf(policy.id)
    return continued
      ? [{ ...insuredNameOf(ctx, insurant), effectiveOn: continued.effectiveOn }]
      : []
  })
}

/** Nobody has more policies than this that could still be renewed. */
const MOST = 200

/**
 * Whether an order has an agreement that will be charged, and the policies for which auto-renewal
 * can be switched on now.
 */
async function openTo(
  ctx: Context,
  proposal: Proposal,
): Promise<{ isKept: boolean; offered: string[] }> {
  const known = await renewalOf(ctx.db, proposal.id)
  const isOn =
    known !== undefined && known.status !== 'SIGNING' && openRenewalStates.includes(known.status)
  const offer = await renewalOffer(ctx, ctx.db, proposal, { isUnderWay: isOn })
  const change = isOn && offer && (await changeOfTerms(ctx.db, known, proposal, offer))
  if (isOn && !change) return { isKept: true, offered: [] }
  const isOpen = offer && obstacleOf(ctx, proposal, offer) === null
  return { isKept: false, offered: isOpen ? offer.people.map(({ policy }) => policy.id) : [] }
}

/**
 * The auto-renewal of every policy that waits for its cover or is in force; no other can be
 * renewed.
 */
export async function getPoliciesRenewalSwitch(
  ctx: Context,
  user: User,
  filter: RequestOf<typeof calls.getPoliciesRenewalSwitch>,
): Promise<Answer<ResponseOf<typeof calls.getPoliciesRenewalSwitch>>> {
  const on = await renewedPolicies(ctx.db, user.id)
  const held = await findPolicies(ctx.db, user.id, {
    cityCode: filter.cityCode,
    productCode: filter.productCode,
    cursor: undefined,
    limit: MOST,
  })
  const offered = held.filter(({ policy, proposal }) => {
    const status = policyStatusOf(ctx, policy)
    return (
      (status === 'WAITING' || status === 'EFFECTIVE') &&
      ctx.gateways.autoDeduct &&
      ctx.catalogue.product(proposal.cityCode, proposal.productCode)?.autoRenewal === 'ONLY_WC'
    )
  })
  const proposals = new Map(offered.map(({ proposal }) => [proposal.id, proposal]))
  const open = new Set<string>()
  const kept = new Set<string>()
  for (const proposal of proposals.values()) {
    const { isKept, offered: now } = await openTo(ctx, proposal)
    if (isKept) kept.add(proposal.id)
    for (const policyId of now) open.add(policyId)
  }
  const list = offered.map(({ policy, proposal, insurant }) => ({
    policyId: policy.id,
    orderId: proposal.id,
    cityCode: proposal.cityCode,
    productCode: proposal.productCode,
    productName: productOf(ctx, proposal).page.productName,
    ...insuredNameOf(ctx, insurant),
    effectiveOn: policy.effectiveOn,
    expireOn: policy.expireOn,
    isOn: kept.has(proposal.id) && on.includes(policy.id),
    isOffered: open.has(policy.id),
  }))
  return { ok: true, value: { list } }
}
