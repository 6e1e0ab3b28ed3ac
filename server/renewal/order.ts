import { randomUUID } from 'node:crypto'
import { startOfDayMs, addDays } from '@/domain/time/day'
import { iso } from '../context/clock'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { serialise } from '../db/serialise'
import { agreementTo } from '../records/evidence/agreed-terms'
import { claimEvidence, recordStep } from '../records/evidence/steps'
import { addPayOrder, type PayOrder } from '../records/pay/repo'
import { applicantHashes, insurantHashes } from '../records/person/find-hashes'
import { openApplicant, sealApplicant, sealPerson } from '../records/person/person'
import { claimCover, coverHolders } from '../records/proposal/cover'
import { moveProposal } from '../records/proposal/move'
import { addProposal, lockProposal, type Proposal } from '../records/proposal/repo'
import { consentOf, updateRenewal, type Renewal } from '../records/renewal/repo'
import type { Candidate, Offer } from './eligible'

/**
 * Opens the new order of a renewal, ready to be charged. No policy is extended; everybody is
 * insured anew. Undefined when one of the people was insured by another order a moment ago.
 */
export async function openRenewalOrder(
  ctx: Context,
  tx: Db,
  renewal: Renewal,
  old: Proposal,
  { offer, people }: { offer: Offer; people: Candidate[] },
): Promise<PayOrder | undefined> {
  const { product, dates, expireOn } = offer
  const { userId, amountFen } = renewal
  const { cityCode, productCode } = product
  const period = { effectiveOn: dates.effectiveOn, expireOn }
  const hashes = people.map(({ row }) => row.credentialHash).sort()
  await serialise(tx, ...hashes.map((hash) => `cover ${hash}`))
  // No other transaction can claim this cover from here on. The check comes before the first write,
  // so that no half of an order remains.
  const holders = await coverHolders(tx, { cityCode, productCode, ...period }, hashes)
  if (holders.length > 0) return undefined
  const consent = await consentOf(tx, renewal.id)
  const traceId = randomUUID()
  const evidence = await claimEvidence(ctx, tx, { userId, product, traceId })
  if (!evidence || !consent) throw new Error('A renewal that nobody agreed to')
  const createdAt = ctx.clock.now()
  const expireAt = startOfDayMs(addDays(dates.lastDeductOn, 1))
  const id = ctx.ids.orderNumber()
  const applicant = openApplicant(ctx.keys, old)
  await addProposal(
    tx,
    {
      ...{ id, userId, cityCode, productCode, ...period, createdAt, expireAt },
      traceId: evidence.id,
      renews: old.id,
      storedStatus: 'DRAFT',
      totalFen: amountFen,
      applicantSealed: sealApplicant(ctx.keys, applicant, id),
      ...applicantHashes(ctx.keys, applicant),
    },
    people.map(({ row, person, age, premiumFen }, position) => ({
      proposalId: id,
      position,
      relationType: row.relationType,
      personSealed: sealPerson(ctx.keys, person, id),
      ...insurantHashes(ctx.keys, person),
      credentialHash: row.credentialHash,
      comboCode: row.comboCode,
      age,
      premiumFen,
    })),
  )
  const drafted = await lockProposal(tx, id)
  if (!drafted) throw new Error('A proposal that was not written')
  await claimCover(tx, drafted, hashes)
  const confirmed = await moveProposal(ctx, tx, drafted, 'confirm')
  if (confirmed) await moveProposal(ctx, tx, confirmed, 'order')
  const order = await addPayOrder(tx, {
    id: ctx.ids.next(),
    outTradeNo: `HM${ctx.ids.next()}`,
    proposalId: id,
    userId,
    status: 'CREATED',
    amountFen,
    payType: 'WC_PAY',
    provider: 'WECHAT_PAY',
    tradeType: 'DEDUCT',
    appId: '',
    createdAt,
    expireAt,
    nextQueryAt: null,
  })
  const { pageVersion } = product.page
  const detail = { proposalId: id, renewalId: renewal.id, payOrderId: order.id }
  let latest = evidence
  const agreed = { ...detail, agreedAt: iso(consent.at) }
  for (const step of [
    {
      type: 'CONSENT' as const,
      pageId: 'renewal-contract',
      pageVersion: consent.textVersion,
      textHash: consent.textHash,
      detail,
    },
    // check() has compared these texts with the present ones in this transaction.
    ...consent.documents.map((document) =>
      agreementTo(document, 'renewal-contract', { ...agreed, url: document.url }),
    ),
    { type: 'SUBMIT' as const, pageId: 'renewal', pageVersion, detail },
    { type: 'CONFIRM' as const, pageId: 'renewal', pageVersion, detail },
    { type: 'PAY' as const, pageId: 'renewal', pageVersion, detail },
  ]) {
    await recordStep(ctx, tx, latest, step)
    latest = (await claimEvidence(ctx, tx, { userId, product, traceId })) ?? latest
  }
  await updateRenewal(tx, renewal.id, { payOrderId: order.id })
  return order
}
