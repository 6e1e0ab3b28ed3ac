import type { ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { ADULT_AGE } from '@/domain/person/birthday'
import { addDays, dayOf, startOfDayMs } from '@/domain/time/day'
import { coverPeriod } from '../catalogue/cover'
import type { Product } from '../catalogue/product'
import { refuse, refuseField, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { together } from '../db/write-batch'
import { whenOpen } from '../records/account/open-account'
import { sealIdentity } from '../records/account/own-identity'
import { updateUser } from '../records/account/user-repo'
import { delegationOfDraft } from '../records/delegation/repo'
import { agreementTo } from '../records/evidence/agreed-terms'
import { readEvents, type Evidence } from '../records/evidence/repo'
import { append, isOpenTo, storedId, type OwnStep } from '../records/evidence/steps'
import { lockAccountAndEvidence } from '../records/evidence/with-account'
import type { Save } from '../records/idempotency/idempotency'
import { applicantHashes, insurantHashes } from '../records/person/find-hashes'
import { credentialHash, sealApplicant, sealPerson } from '../records/person/person'
import { coverHolders } from '../records/proposal/cover'
import { coverHash, coverHashes } from '../records/proposal/home'
import type { Quote } from '../records/proposal/price'
import {
  addProposal,
  insurantsOfEvidence,
  unpaidPeople,
  type InsurantRow,
} from '../records/proposal/repo'
import { isOwnIdentity, type Checked, type Submission } from './check'
import { delegationSteps } from './delegation-steps'

/**
 * How long a proposal waits for its payment, however often payment is tried. WeChat Pay's own
 * prepay_id lives as long.
 */
const VALID_MS = 2 * 3_600_000

type Created = ResponseOf<typeof calls.createProposal>

/** Writes a checked proposal, unless another order holds the same cover. */
export async function createProposal(
  ctx: Context,
  tx: Db,
  user: User,
  request: Submission,
  { checked, save }: { checked: Checked; save: Save<Created> },
): Promise<Answer<Created>> {
  const { product, applicant, quoted, judgedAt, agreedBefore } = checked
  const { cityCode, productCode, traceId } = request
  // The lock lets one proposal of an account through at a time. The account may have been closed or
  // verified since the check, and a job may have deleted evidence that was begun long ago.
  const locked = await lockAccountAndEvidence(tx, user.id, storedId(ctx, traceId))
  if (!locked) return refuse('TRACE_INCOMPLETE')
  const account = whenOpen(locked.account)
  if (!account) return refuse('AUTH_FAILED')
  if (!isOwnIdentity(ctx, account, applicant)) return refuse('IDENTITY_LOCKED')
  if (!isOpenTo(locked.evidence, product, user.id)) return refuse('NOT_FOUND')
  const evidence = { ...locked.evidence, userId: user.id }
  const hashes = quoted.people.map(({ person }) => credentialHash(ctx.keys, person))
  const covers = quoted.people.map(({ person }) => coverHash(ctx.keys, person))
  // They are sent at once and answered together.
  const [holders, delegation, earlier] = await Promise.all([
    coverHolders(tx, { cityCode, productCode, ...quoted }, covers),
    delegationOfDraft(tx, { userId: user.id, cityCode, productCode }, judgedAt),
    insurantsOfEvidence(tx, evidence.id),
  ])
  if (earlier.length > 0 && !(await isDeclaredFor(ctx, tx, { evidence, product, earlier }, covers)))
    return refuse('TRACE_INCOMPLETE', { field: 'traceId', reason: 'OTHER_PEOPLE' })
  const taken = holders.find(
    ({ userId, storedStatus }) => userId !== user.id || storedStatus === 'PAID',
  )
  if (taken) {
    const { index = 0 } = quoted.people[covers.indexOf(taken.credentialHash)] ?? {}
    const field = product.property ? 'extraValue' : 'credentialNo'
    return refuseField('ALREADY_INSURED', `insurants.${index}.${field}`, 'INSURED')
  }

  const proposal = newProposal(ctx, user, product, {
    traceId: evidence.id,
    quoted,
    createdAt: judgedAt,
  })
  if (request.replaces && !request.replaces.includes('PROPOSAL_UNPAID')) {
    const people = { credentialHashes: hashes, without: request.replaces, now: judgedAt }
    const unpaid = (await unpaidPeople(tx, proposal, people)).find((row) =>
      coverHashes(ctx, product, [row]).some((hash) => covers.includes(hash)),
    )
    if (unpaid)
      return refuse('PROPOSAL_UNPAID', { field: 'replaces', proposalId: unpaid.proposalId })
  }
  const { pageVersion } = product.page
  const { id: proposalId, totalFen, expireAt } = proposal
  const value = { proposalId, totalFen, expireAt: iso(expireAt) }
  await together(tx, async (writes) => {
    await addProposal(
      writes,
      {
        ...proposal,
        agentWtag: sellerOf(ctx, request),
        outerId: request.outerId ?? null,
        entrySource: partnerOf(ctx, request.entrySource),
        applicantSealed: sealApplicant(ctx.keys, applicant, proposalId),
        ...applicantHashes(ctx.keys, applicant),
      },
      quoted.people.map(({ person, relationType, comboCode, age, premiumFen }, position) => ({
        proposalId,
        position,
        relationType,
        personSealed: sealPerson(ctx.keys, person, proposalId),
        ...insurantHashes(ctx.keys, person),
        credentialHash: hashes[position] ?? '',
        comboCode,
        age,
        premiumFen,
      })),
    )
    // The next form offers this identity again as mask and token. A verified account keeps its own,
    // whoever the applicant is this time.
    if (!account.locked)
      await updateUser(writes, account, sealIdentity(ctx.keys, user.id, applicant))
    await append(ctx, writes, evidence, [
      ...(agreedBefore ? [repeated(agreedBefore, pageVersion)] : []),
      ...(delegation ? delegationSteps(delegation) : []),
      {
        type: 'SUBMIT',
        pageId: 'health-confirm',
        pageVersion,
        detail: { proposalId, ...consents(quoted) },
      },
    ])
    await save(writes, value)
  })
  return { ok: true, value }
}

/**
 * Whether the last health declaration of this evidence was given for these people. It counts for those
 * of the first proposal that was submitted after it, so a later proposal may leave people out but
 * insures nobody else.
 */
async function isDeclaredFor(
  ctx: Context,
  tx: Db,
  { evidence, product, earlier }: { evidence: Evidence; product: Product; earlier: InsurantRow[] },
  covers: readonly string[],
): Promise<boolean> {
  const steps = await readEvents(tx, evidence)
  const declaredAt = steps.map(({ type }) => type).lastIndexOf('HEALTH')
  const served = steps
    .slice(declaredAt)
    .flatMap(({ type, detail }) => (type === 'SUBMIT' ? (detail?.['proposalId'] ?? []) : []))
  if (served.length === 0) return true
  const people = earlier.filter(({ proposalId }) => served.includes(proposalId))
  const known = coverHashes(ctx, product, people)
  return covers.every((cover) => known.includes(cover))
}

/** The step that repeats an earlier agreement to the same text, with its own time. */
const repeated = (
  { term, at }: NonNullable<Checked['agreedBefore']>,
  pageVersion: string,
): OwnStep =>
  agreementTo({ ...term, version: term.version ?? pageVersion }, term.url, { agreedAt: iso(at) })

/**
 * The people for whom the applicant declared consent with the agreed notices (PIPL art. 13 and 29):
 * adults by their own consent, minors by their guardian's, each by position in the proposal.
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

/**
 * Where the coverage period counts from the day of purchase, the offer of today ends at midnight
 * (ms).
 */
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
  { traceId, quoted, createdAt }: { traceId: string; quoted: Quote; createdAt: number },
) {
  const { totalFen, effectiveOn, expireOn } = quoted
  return {
    id: ctx.ids.orderNumber(),
    userId: user.id,
    cityCode,
    productCode,
    traceId,
    storedStatus: 'DRAFT' as const,
    totalFen,
    effectiveOn,
    expireOn,
    createdAt,
    expireAt: Math.min(
      createdAt + VALID_MS,
      sale.endAt === null ? Infinity : Date.parse(sale.endAt),
      offeredUntil(cover, createdAt),
    ),
  }
}

/** Only an agent in the register counts as the seller. */
const sellerOf = (ctx: Context, { agentWtag }: Submission): string | null =>
  agentWtag !== undefined && ctx.catalogue.agent(agentWtag) ? agentWtag : null

/**
 * Only a source in the catalogue counts as a partner. Agents and channels use the same parameter.
 */
const partnerOf = (ctx: Context, entrySource: string | undefined): string | null =>
  entrySource !== undefined && ctx.catalogue.partner(entrySource) ? entrySource : null
