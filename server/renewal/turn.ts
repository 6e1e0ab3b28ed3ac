import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { wechatPersonErrors } from '@/copy/errors/wechat-person-errors'
import { openRenewalStates } from '@/domain/order/states'
import { maskName } from '@/domain/person/mask'
import { agreedText } from '../context/agreed-text'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import type { Signer } from '../gateways/wechat-papay/port'
import { payerOf, payingApp } from '../records/account/payer'
import { loadUser } from '../records/account/user-repo'
import type { Save } from '../records/idempotency/idempotency'
import { findPolicy } from '../records/policy/repo'
import { lockProposal, type Proposal } from '../records/proposal/repo'
import { endRenewal, tellEnd } from '../records/renewal/end'
import {
  addConsent,
  addRenewal,
  consentOf,
  dropPeople,
  lockRenewal,
  lockRenewalOf,
  peopleOf,
  renewalOf,
  updateRenewal,
  type Renewal,
} from '../records/renewal/repo'
import { agreeable, agreedDocuments, changeOfTerms } from './agreed-terms'
import { SIGNING_MS } from './contract-signing'
import { renewalOffer, totalOf, type Candidate, type Offer } from './eligible'
import { obstacleOf } from './show'

/** The path where WeChat Pay sends notifications about contracts; http/notify.ts registers it. */
export const contractNotifyPath = '/notify/wechatpay'

type Wanted = RequestOf<typeof calls.turnOnAutoRenewal>
type TurnedOn = ResponseOf<typeof calls.turnOnAutoRenewal>

/**
 * Switches auto-renewal on. The consent is stored first, and then WeChat Pay is asked where to
 * sign.
 */
export async function turnOn(
  ctx: Context,
  user: User,
  wanted: Wanted,
  save: Save<TurnedOn>,
): Promise<Answer<TurnedOn>> {
  const { autoDeduct } = ctx.gateways
  if (!autoDeduct) return refuse('RENEWAL_UNAVAILABLE')
  const signer = await signerOf(ctx, user, wanted.place)
  if (!signer) return refuse('PAYER_UNKNOWN', { message: wechatPersonErrors.unknownSigner })
  const written = await ctx.db.transaction((tx) => agree(ctx, tx, user, wanted))
  if (!written.ok) return written
  const { renewal, offer, chosen } = written.value
  const origin = ctx.env.PUBLIC_URL ?? user.origin
  const [first] = chosen
  const name = maskName(first?.person.name ?? '')
  const contract = {
    outContractCode: renewal.outContractCode,
    insuredName: chosen.length > 1 ? `多人保单-${name}等` : name,
    amountFen: renewal.amountFen,
    dueOn: renewal.dueOn,
    policyStartOn: offer.dates.effectiveOn,
    policyEndOn: offer.expireOn,
    returnUrl: `${origin}/renewal-contract?policyId=${first?.policy.id}&signed=1`,
    notifyUrl: `${ctx.env.SANDBOX ? ctx.selfOrigin() : origin}${contractNotifyPath}`,
  }
  const signed = await autoDeduct.sign(contract, signer)
  if (!signed.ok) return refuse('PAY_GATEWAY')
  const value = { renewalId: renewal.id, signing: shown(ctx, signed.value) }
  await ctx.db.transaction(async (tx) => {
    const { signing } = value
    await updateRenewal(tx, renewal.id, {
      signUrl: signing.kind === 'redirect' ? signing.url : signing.path,
    })
    await save(tx, value)
  })
  return { ok: true, value }
}

/**
 * In the sandbox the signing page is on this same site, so the address goes without a host name.
 */
function shown(ctx: Context, signing: TurnedOn['signing']): TurnedOn['signing'] {
  if (!ctx.env.SANDBOX || signing.kind !== 'redirect') return signing
  const { pathname, search } = new URL(signing.url)
  return { kind: 'redirect', url: pathname + search }
}

/**
 * The signer with the openid of the app in which the contract is signed; undefined when that app
 * does not know the user.
 */
async function signerOf(
  ctx: Context,
  user: User,
  place: Wanted['place'] = 'BROWSER',
): Promise<Signer | undefined> {
  if (place === 'BROWSER') return { place }
  const appId = payingApp(ctx, user, 'JSAPI')
  const payer = await payerOf(ctx, user, appId)
  return payer && { place, openid: payer.openid, appid: appId }
}

async function agree(
  ctx: Context,
  tx: Db,
  user: User,
  { policyIds, textHash, expectedFen, productCode, documents = [] }: Wanted,
): Promise<Answer<{ renewal: Renewal; offer: Offer; chosen: Candidate[] }>> {
  const row = await findPolicy(tx, user.id, policyIds[0] ?? '')
  const proposal = row && (await lockProposal(tx, row.proposal.id))
  if (!proposal) return refuse('NOT_FOUND')
  // The account may have been closed since the call began. Nobody could switch the renewal off.
  if ((await loadUser(tx, user.id)).closedAt !== null) return refuse('AUTH_FAILED')
  const text = agreedText(ctx, 'renewal')
  if (textHash !== text.textHash) return refuse('NOTICE_CHANGED')
  const known = await renewalOf(tx, proposal.id)
  const isOpen = known !== undefined && openRenewalStates.includes(known.status)
  const offer = await renewalOffer(ctx, tx, proposal)
  // An auto-renewal that is on is not signed a second time, unless its terms have changed.
  if (isOpen && known.status !== 'SIGNING') {
    if (!offer || !(await changeOfTerms(tx, known, proposal, offer)))
      return refuse('RENEWAL_UNAVAILABLE', { field: 'policyIds', reason: 'ON' })
  }
  const obstacle = obstacleOf(ctx, proposal, offer)
  const chosen = (offer?.people ?? []).filter(({ policy }) => policyIds.includes(policy.id))
  if (!offer || obstacle || chosen.length !== policyIds.length)
    return refuse('RENEWAL_UNAVAILABLE', {
      field: 'policyIds',
      reason: obstacle ?? 'NOT_ELIGIBLE',
    })
  if ((productCode ?? proposal.productCode) !== offer.product.productCode)
    return refuse('RENEWAL_UNAVAILABLE', {
      field: 'productCode',
      reason: 'PRODUCT_CHANGED',
    })
  if (agreeable(offer.product).some(({ url }) => !documents.includes(url)))
    return refuse('TRACE_INCOMPLETE', { field: 'documents' })
  const amountFen = totalOf(chosen)
  if (amountFen !== expectedFen) return refuse('PRICE_CHANGED', { field: 'expectedFen', amountFen })
  // An applicant who left the signing page without signing starts again, and a new agreement
  // replaces one to other terms. Nothing refuses from here on.
  if (isOpen) await endRenewal(ctx, tx, known)
  const renewal = newRenewal(ctx, proposal, offer, amountFen)
  await addRenewal(
    tx,
    renewal,
    chosen.map(({ policy, premiumFen }) => ({
      renewalId: renewal.id,
      policyId: policy.id,
      position: policy.position,
      premiumFen,
    })),
  )
  await addConsent(tx, {
    id: ctx.ids.next(),
    renewalId: renewal.id,
    userId: user.id,
    act: 'ON',
    policyIds: chosen.map(({ policy }) => policy.id),
    textVersion: text.version,
    textHash,
    amountFen,
    productCode: offer.product.productCode,
    documents: agreedDocuments(offer.product),
    ip: user.ip,
    at: renewal.createdAt,
  })
  const stored = await lockRenewal(tx, renewal.id)
  if (!stored) throw new Error('The renewal is gone')
  return { ok: true, value: { renewal: stored, offer, chosen } }
}

function newRenewal(ctx: Context, proposal: Proposal, { dates }: Offer, amountFen: number) {
  const createdAt = ctx.clock.now()
  return {
    id: ctx.ids.next(),
    userId: proposal.userId,
    proposalId: proposal.id,
    status: 'SIGNING' as const,
    outContractCode: `XB${ctx.ids.next()}`,
    amountFen,
    dueOn: dates.dueOn,
    createdAt,
    nextAt: createdAt + SIGNING_MS,
  }
}

/**
 * Switches auto-renewal off for one policy, or for the whole family. It takes effect here at once,
 * and a job ends it at WeChat Pay. The other people of the family stay in the renewal, unless its
 * charge was already announced to WeChat Pay.
 */
export async function turnOff(
  ctx: Context,
  tx: Db,
  user: User,
  { policyId, wholeFamily = false }: RequestOf<typeof calls.turnOffAutoRenewal>,
): Promise<Answer<ResponseOf<typeof calls.turnOffAutoRenewal>>> {
  const row = await findPolicy(tx, user.id, policyId)
  const proposal = row && (await lockProposal(tx, row.proposal.id))
  if (!proposal) return refuse('NOT_FOUND')
  const renewal = await lockRenewalOf(tx, proposal.id)
  if (!renewal || !openRenewalStates.includes(renewal.status))
    return { ok: true, value: { policyIds: [] } }
  const people = await peopleOf(tx, renewal.id)
  const leaving = people.filter((one) => wholeFamily || one.policyId === policyId)
  if (leaving.length === 0) return { ok: true, value: { policyIds: [] } }
  const now = ctx.clock.now()
  const policyIds = leaving.map((one) => one.policyId)
  await dropPeople(tx, renewal.id, policyIds, now)
  const amountFen = totalOf(people.filter((one) => !policyIds.includes(one.policyId)))
  // A charge that was announced to WeChat Pay is made for its whole amount or not at all.
  if (amountFen === 0 || renewal.status === 'SCHEDULED') {
    await endRenewal(ctx, tx, renewal)
    if (amountFen > 0) await tellEnd(ctx, tx, renewal, '已按您的要求关闭')
  } else await updateRenewal(tx, renewal.id, { amountFen })
  const agreed = await consentOf(tx, renewal.id)
  await addConsent(tx, {
    id: ctx.ids.next(),
    renewalId: renewal.id,
    userId: user.id,
    act: 'OFF',
    policyIds,
    textVersion: agreed?.textVersion ?? '',
    textHash: agreed?.textHash ?? '',
    amountFen,
    productCode: agreed?.productCode ?? null,
    documents: agreed?.documents ?? [],
    ip: user.ip,
    at: now,
  })
  return { ok: true, value: { policyIds } }
}
