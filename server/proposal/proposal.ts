import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { checkKinship, kinshipField } from '@/domain/insurant/kinship'
import { ADULT_AGE } from '@/domain/person/age'
import { addDays, dayOf, startOfDayMs } from '@/domain/time/day'
import { loadUser } from '../account/login'
import { updateUser, type User as Account } from '../account/user-repo'
import { refuse, refuseField, type Answer } from '../answer'
import { coverPeriod } from '../catalogue/cover'
import type { Product } from '../catalogue/product'
import { iso } from '../clock'
import type { Context, User } from '../context'
import type { Db } from '../db/client'
import { serialise } from '../db/serialise'
import { openOwn, ownerOf } from '../keys'
import { isOnSale } from '../product/product'
import { familyOf } from '../quote/family'
import { quote, type Quote } from '../quote/quote'
import { readEvents } from '../trace/repo'
import { missingBeforeProposal } from '../trace/required'
import { claimTrace, recordStep, traceOfProposal } from '../trace/trace'
import { coverHolders } from './cover'
import { coverHash, coverHashes } from './home'
import { areProven, unproven } from './identity'
import { moveProposal } from './move'
import { checkSelf, credentialHash, readApplicant, type Payer } from './people'
import { addProposal, lockProposal, unpaidPeople, type Proposal } from './repo'
import { sealPayer, sealPerson } from './sealed-people'

/**
 * How long an order waits for its payment, however often paying is tried. WeChat Pay's own tickets
 * (prepay_id) live as long.
 */
const VALID_MS = 2 * 3_600_000

export async function confirmHealth(
  ctx: Context,
  tx: Db,
  user: User,
  { cityCode, productCode, traceId, textHash }: RequestOf<typeof calls.confirmHealth>,
): Promise<Answer<ResponseOf<typeof calls.confirmHealth>>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  const { health } = product.page
  if (textHash !== health.textHash) return refuse('NOTICE_CHANGED')
  const trace = await claimTrace(ctx, tx, { userId: user.id, product, traceId })
  if (!trace) return refuse('NOT_FOUND')
  await recordStep(ctx, tx, trace, {
    type: 'HEALTH',
    pageId: 'health',
    pageVersion: health.version,
    textHash,
    detail: { userId: user.id, answer: 'AGREE' },
  })
  return { ok: true, value: { confirmed: true } }
}

type Submission = RequestOf<typeof calls.createProposal>

/** Nothing of what the form said is believed: rules, price and period are worked out again. */
export async function createProposal(
  ctx: Context,
  tx: Db,
  user: User,
  request: Submission,
): Promise<Answer<ResponseOf<typeof calls.createProposal>>> {
  const { cityCode, productCode, traceId } = request
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  if (!isOnSale(ctx, product)) return refuse('SALE_CLOSED')
  // One submission at a time per user: the family's limits are read before they are used up.
  await serialise(tx, `proposals of ${user.id}`)
  const trace = await claimTrace(ctx, tx, { userId: user.id, product, traceId })
  if (!trace) return refuse('NOT_FOUND')
  const missing = missingBeforeProposal(await readEvents(tx, trace.id), product)
  if (missing) return refuse(missing)

  const checked = await check(ctx, tx, user, product, request)
  if (!checked.ok) return checked
  const { payer, quoted, account } = checked.value
  const everybody = [payer, ...quoted.people.map(({ person }) => person)]
  if (!(await areProven(ctx, tx, everybody))) return unproven()
  const hashes = quoted.people.map(({ person }) => credentialHash(ctx.keys, person))
  const covers = quoted.people.map(({ person }) => coverHash(ctx.keys, person))
  const holders = await coverHolders(tx, { cityCode, productCode, ...quoted }, covers)
  const taken = holders.find(({ userId, status }) => userId !== user.id || status === 'PAID')
  if (taken) {
    const { index = 0 } = quoted.people[covers.indexOf(taken.credentialHash)] ?? {}
    const field = product.property ? 'extraValue' : 'credentialNo'
    return refuseField('ALREADY_INSURED', `insurants.${index}.${field}`, 'INSURED')
  }

  const proposal = newProposal(ctx, user, product, trace.id, quoted)
  if (request.replaces) {
    const people = { credentialHashes: hashes, without: request.replaces, now: proposal.createdAt }
    const unpaid = (await unpaidPeople(tx, proposal, people)).find((row) =>
      coverHashes(ctx, product, [row]).some((hash) => covers.includes(hash)),
    )
    if (unpaid)
      return refuse('PROPOSAL_UNPAID', { extra: { code: unpaid.proposalId, codeMsg: 'replaces' } })
  }
  await addProposal(
    tx,
    {
      ...proposal,
      agentWtag: sellerOf(ctx, request),
      outerId: request.outerId ?? null,
      applicantSealed: sealPayer(ctx.keys, payer, proposal.id),
    },
    quoted.people.map(({ person, relationType, comboCode, age, premiumFen }, position) => ({
      proposalId: proposal.id,
      position,
      relationType,
      personSealed: sealPerson(ctx.keys, person, proposal.id),
      credentialHash: hashes[position] ?? '',
      comboCode,
      age,
      premiumFen,
    })),
  )
  // Verified once and for all, whoever pays this time.
  if (!account.locked) await rememberPayer(ctx, tx, user, payer)
  await recordStep(ctx, tx, trace, {
    type: 'SUBMIT',
    pageId: 'health-confirm',
    pageVersion: product.page.pageVersion,
    detail: { proposalId: proposal.id, ...consents(quoted) },
  })
  const { id: proposalId, totalFen, expireAt } = proposal
  return { ok: true, value: { proposalId, totalFen, expireAt: iso(expireAt) } }
}

async function check(
  ctx: Context,
  tx: Db,
  user: User,
  product: Product,
  { applicant, insurants, expectedTotalFen }: Submission,
): Promise<Answer<{ payer: Payer; quoted: Quote; account: Account }>> {
  const today = dayOf(ctx.clock.now())
  const payer = readApplicant(ctx, user.id, product, applicant, today)
  if (!payer.ok) {
    const { field, rule } = payer.fault
    return refuseField('APPLICANT_INVALID', `applicant.${field}`, rule)
  }
  const account = await loadUser(tx, user.id)
  if (!isOwnIdentity(ctx, account, payer.value)) return refuse('IDENTITY_LOCKED')
  const family = await familyOf(ctx, tx, user.id, product)
  const quoted = quote(ctx, user.id, product, family, insurants)
  if (!quoted.ok) return quoted
  const selves = quoted.value.people.filter(({ relationType }) => relationType === 'SELF')
  const other = selves.find(({ person }) => !checkSelf(payer.value, person).ok)
  if (other)
    return refuseField('INSURANT_INVALID', `insurants.${other.index}.credentialNo`, 'SELF_DIFFERS')
  for (const { index, person, relationType } of quoted.value.people) {
    const kin = checkKinship({ applicant: payer.value, insurant: { ...person, relationType } })
    if (!kin.ok)
      return refuseField(
        'INSURANT_INVALID',
        `insurants.${index}.${kinshipField(kin.code)}`,
        kin.code,
      )
  }
  if (quoted.value.totalFen !== expectedTotalFen)
    return refuse('PRICE_CHANGED', {
      extra: { code: String(quoted.value.totalFen), codeMsg: 'totalFen' },
    })
  return { ok: true, value: { payer: payer.value, quoted: quoted.value, account } }
}

/**
 * Whose consent the applicant declared with the agreed notices (PIPL art. 13 and 29): adults by
 * their own, minors by their guardian's, each by position in the proposal.
 */
function consents({ people }: Quote): Record<string, string> {
  const others = people
    .map(({ relationType, age }, position) => ({ relationType, age, position }))
    .filter(({ relationType }) => relationType !== 'SELF')
  const places = (adult: boolean) =>
    others
      .filter(({ age }) => age >= ADULT_AGE === adult)
      .map(({ position }) => position)
      .join(',')
  return { adultConsents: places(true), guardianConsents: places(false) }
}

/** Who has proven who they are stays that person (specification section 9). */
function isOwnIdentity(ctx: Context, account: Account, payer: Payer): boolean {
  const { id, locked, nameSealed, credentialNoSealed } = account
  // A company is nobody's identity.
  if (!locked || payer.credentialType === 'ORG') return true
  const held = (sealed: string | null, field: 'name' | 'credentialNo') =>
    openOwn(ctx.keys, id, sealed, field)
  return (
    held(nameSealed, 'name') === payer.name &&
    held(credentialNoSealed, 'credentialNo') === payer.credentialNo
  )
}

/** Where the period counts from the day of purchase, what was agreed today ends at midnight. */
const offeredUntil = (cover: Product['cover'], now: number): number => {
  const today = dayOf(now)
  const tomorrow = addDays(today, 1)
  const stays = coverPeriod(cover, today).effectiveOn === coverPeriod(cover, tomorrow).effectiveOn
  return stays ? Infinity : startOfDayMs(tomorrow)
}

function newProposal(
  ctx: Context,
  user: User,
  { cityCode, productCode, sale, cover }: Product,
  traceId: string,
  { totalFen, effectiveOn, expireOn }: Quote,
) {
  const createdAt = ctx.clock.now()
  return {
    id: ctx.ids.orderNumber(),
    userId: user.id,
    cityCode,
    productCode,
    traceId,
    status: 'DRAFT' as const,
    totalFen,
    effectiveOn,
    expireOn,
    createdAt,
    expireAt: Math.min(
      createdAt + VALID_MS,
      Date.parse(sale.endAt),
      offeredUntil(cover, createdAt),
    ),
  }
}

/** Only who is in the register sells. */
const sellerOf = (ctx: Context, { agentWtag }: Submission): string | null =>
  agentWtag !== undefined && ctx.catalogue.agent(agentWtag) ? agentWtag : null

/** Offered again as mask and token the next time this user fills in a form. */
const rememberPayer = async (ctx: Context, tx: Db, user: User, payer: Payer) => {
  const seal = (value: string, field: 'name' | 'credentialNo') =>
    ctx.keys.seal(value, ownerOf(user.id), field)
  await updateUser(tx, user.id, {
    nameSealed: seal(payer.name, 'name'),
    credentialType: payer.credentialType,
    credentialNoSealed: seal(payer.credentialNo, 'credentialNo'),
  })
}

/** The proposal of this user, locked; its time is judged now, not when the job last ran. */
export async function lockOwnProposal(
  tx: Db,
  user: User,
  id: string,
): Promise<Proposal | undefined> {
  const proposal = await lockProposal(tx, id)
  return proposal?.userId === user.id ? proposal : undefined
}

export async function confirmProposal(
  ctx: Context,
  tx: Db,
  user: User,
  { proposalId }: RequestOf<typeof calls.confirmProposal>,
): Promise<Answer<ResponseOf<typeof calls.confirmProposal>>> {
  const proposal = await lockOwnProposal(tx, user, proposalId)
  if (!proposal) return refuse('NOT_FOUND')
  const { status } = proposal
  if (status === 'EXPIRED') return refuse('PROPOSAL_EXPIRED')
  if (status === 'CANCELLED' || status === 'REVOKED' || status === 'PAID')
    return refuse('PROPOSAL_STATE', { extra: { code: status, codeMsg: 'status' } })
  if (proposal.expireAt <= ctx.clock.now()) return refuse('PROPOSAL_EXPIRED')
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  if (!product || !isOnSale(ctx, product)) return refuse('SALE_CLOSED')
  // Coming back to the page and confirming again changes nothing.
  if (status !== 'DRAFT') return { ok: true, value: { proposalId, status } }

  const moved = await moveProposal(ctx, tx, proposal, 'confirm')
  if (!moved) return refuse('PROPOSAL_STATE')
  const trace = await traceOfProposal(tx, proposal)
  if (!trace) throw new Error('A proposal without its trace')
  await recordStep(ctx, tx, trace, {
    type: 'CONFIRM',
    pageId: 'pay-confirm',
    pageVersion: product.page.pageVersion,
    detail: { proposalId },
  })
  return { ok: true, value: { proposalId, status: moved.status } }
}
