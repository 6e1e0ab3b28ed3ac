import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
  type Placeholder,
} from 'drizzle-orm'
import type { ProposalState } from '@/domain/order/states'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { insurants, policies, proposals, traces, users } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import { accountKey, type User } from '../account/user-repo'
import type { Evidence } from '../evidence/repo'
import type { Due } from '../jobs/job'
import type { ChangeOf } from '../transition/move'
import { hasStatus } from '../transition/status'

export type Proposal = typeof proposals.$inferSelect
export type InsurantRow = typeof insurants.$inferSelect

/** Writes a proposal together with its insured people. */
export const addProposal = async (
  db: Writes,
  proposal: typeof proposals.$inferInsert,
  people: (typeof insurants.$inferInsert)[],
): Promise<void> => {
  await db.insert(proposals).values(proposal)
  await db.insert(insurants).values(people)
}

/** Finds a proposal of this user only. */
export const findProposal = async (
  db: Db,
  userId: string,
  id: string,
): Promise<Proposal | undefined> =>
  (
    await db
      .select()
      .from(proposals)
      .where(and(eq(proposals.id, id), eq(proposals.userId, userId)))
  )[0]

/** The newest proposal of this user with this partner's number. */
export const proposalByOuterId = async (
  db: Db,
  userId: string,
  outerId: string,
): Promise<Proposal | undefined> =>
  (
    await db
      .select()
      .from(proposals)
      .where(and(eq(proposals.userId, userId), eq(proposals.outerId, outerId)))
      .orderBy(desc(proposals.id))
      .limit(1)
  )[0]

const SECOND_MS = 1000

/**
 * Whether the user paid for the product since this time (ms), in this city where one is given.
 * WeChat Pay reports the payment time only to the second, so `since` is rounded down.
 */
export const hasBoughtSince = async (
  db: Db,
  {
    userId,
    cityCode,
    productCode,
    since,
  }: { userId: string; cityCode?: string; productCode: string; since: number },
): Promise<boolean> =>
  (
    await db
      .select({ id: proposals.id })
      .from(proposals)
      .where(
        and(
          eq(proposals.userId, userId),
          eq(proposals.productCode, productCode),
          cityCode === undefined ? undefined : eq(proposals.cityCode, cityCode),
          gte(proposals.paidAt, Math.floor(since / SECOND_MS) * SECOND_MS),
        ),
      )
      .limit(1)
  ).length > 0

/** Reads any user's proposal. The caller itself must check who may see it. */
export const proposalById = async (db: Db, id: string): Promise<Proposal | undefined> =>
  (await db.select().from(proposals).where(eq(proposals.id, id)))[0]

const accountOf = (db: Db, id: string | Placeholder) =>
  accountKey(
    db,
    db.select({ userId: proposals.userId }).from(proposals).where(eq(proposals.id, id)),
  )

/**
 * Locks a proposal. Every change of a proposal, or of rows that belong to it, takes this lock
 * first.
 */
export async function lockProposal(db: Db, id: string): Promise<Proposal | undefined> {
  const account = accountOf(db, id)
  const [found] = await db
    .select({ proposal: proposals })
    .from(proposals)
    .innerJoin(account, eq(account.id, proposals.userId))
    .where(eq(proposals.id, id))
    .for('update', { of: proposals })
  return found?.proposal
}

const withEvidenceToLock = prepared((db) => {
  const id = sql.placeholder('id')
  const account = accountOf(db, id)
  return db
    .select({ proposal: proposals, evidence: traces })
    .from(proposals)
    .innerJoin(account, eq(account.id, proposals.userId))
    .innerJoin(traces, and(eq(traces.id, proposals.traceId), eq(traces.userId, proposals.userId)))
    .where(eq(proposals.id, id))
    .for('update', { of: [proposals, traces] })
})

/** Locks a proposal together with the evidence of its sale, in order to record the next step. */
export const lockProposalAndEvidence = async (
  db: Db,
  id: string,
): Promise<{ proposal: Proposal; evidence: Evidence } | undefined> =>
  (await withEvidenceToLock(db).execute({ id }))[0]

const withAccountToLock = prepared((db) =>
  db
    .select({ account: users, proposal: proposals, evidence: traces })
    .from(users)
    .innerJoin(proposals, eq(proposals.userId, users.id))
    .innerJoin(traces, and(eq(traces.id, proposals.traceId), eq(traces.userId, proposals.userId)))
    .where(and(eq(users.id, sql.placeholder('userId')), eq(proposals.id, sql.placeholder('id'))))
    .for('no key update'),
)

/**
 * Does the same for a proposal of this user, and locks the account before it, so that the orders of
 * an account come one after another. PostgreSQL locks the rows in the order in which the tables are
 * named here, and answers them as they are once it has all locks.
 */
export const lockWithAccount = async (
  db: Db,
  userId: string,
  id: string,
): Promise<{ account: User; proposal: Proposal; evidence: Evidence } | undefined> =>
  (await withAccountToLock(db).execute({ userId, id }))[0]

export const updateProposal = (db: Writes, id: string, change: ChangeOf<Proposal>) =>
  db.update(proposals).set(change).where(eq(proposals.id, id))

/** The insured people, without those whom the insurer refused when the order was paid. */
export const insurantsOf = (db: Db, proposalIds: string[]): Promise<InsurantRow[]> =>
  proposalIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(insurants)
        .where(and(inArray(insurants.proposalId, proposalIds), isNull(insurants.refusal)))
        .orderBy(asc(insurants.proposalId), asc(insurants.position))

/** The people of all proposals that were made from one evidence. */
export const insurantsOfEvidence = (db: Db, traceId: string): Promise<InsurantRow[]> =>
  db
    .select({ insurant: insurants })
    .from(insurants)
    .innerJoin(proposals, eq(proposals.id, insurants.proposalId))
    .where(eq(proposals.traceId, traceId))
    .then((rows) => rows.map(({ insurant }) => insurant))

/** All people of the proposal, also those whom the insurer refused. */
export const everybodyOf = (db: Db, proposalId: string): Promise<InsurantRow[]> =>
  db
    .select()
    .from(insurants)
    .where(eq(insurants.proposalId, proposalId))
    .orderBy(asc(insurants.position))

export const refuseInsurant = (
  db: Writes,
  { proposalId, position }: Pick<InsurantRow, 'proposalId' | 'position'>,
  refusal: string,
) =>
  db
    .update(insurants)
    .set({ refusal })
    .where(and(eq(insurants.proposalId, proposalId), eq(insurants.position, position)))

export interface Page {
  cursor: string | undefined
  limit: number
}

/** Orders of this partner, or of any partner when none is given. */
const ofPartner = (entrySource: string | undefined) =>
  entrySource === undefined
    ? or(isNotNull(proposals.entrySource), isNotNull(proposals.outerId))
    : eq(proposals.entrySource, entrySource)

/** The user's proposals, newest first. Ids sort by time, so the cursor is the last id seen. */
export const listProposals = (
  db: Db,
  userId: string,
  filter: {
    cityCode?: string | undefined
    productCode?: string | undefined
    notExpiredAt?: number | undefined
    /** Only orders of this partner, or of any partner. */
    partner?: { entrySource: string | undefined } | undefined
  } & ({ statuses: ProposalState[]; now: number } | { statuses?: undefined }) &
    Page,
): Promise<Proposal[]> =>
  db
    .select()
    .from(proposals)
    .where(
      and(
        eq(proposals.userId, userId),
        filter.statuses && hasStatus(filter.statuses, filter.now),
        filter.cityCode ? eq(proposals.cityCode, filter.cityCode) : undefined,
        filter.productCode ? eq(proposals.productCode, filter.productCode) : undefined,
        filter.partner && ofPartner(filter.partner.entrySource),
        filter.notExpiredAt ? gt(proposals.expireAt, filter.notExpiredAt) : undefined,
        filter.cursor ? lt(proposals.id, filter.cursor) : undefined,
      ),
    )
    .orderBy(desc(proposals.id))
    .limit(filter.limit)

export const unpaidStates: ProposalState[] = ['DRAFT', 'CONFIRMED', 'UNPAID', 'PAYING']

/** Unpaid proposals whose deadline has passed, oldest first. */
export const overdueProposals = async (db: Db, { now, limit, among }: Due): Promise<string[]> => {
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        inArray(proposals.storedStatus, unpaidStates),
        lte(proposals.expireAt, now),
        among(proposals.id),
      ),
    )
    .orderBy(asc(proposals.expireAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * These people in the user's other unpaid proposals of the product, without the proposals in
 * `without`; newest first.
 */
export const unpaidPeople = async (
  db: Db,
  { userId, cityCode, productCode }: Pick<Proposal, 'userId' | 'cityCode' | 'productCode'>,
  {
    credentialHashes,
    without,
    now,
  }: { credentialHashes: string[]; without: readonly string[]; now: number },
): Promise<InsurantRow[]> => {
  const rows = await db
    .select({ insurant: insurants })
    .from(proposals)
    .innerJoin(insurants, eq(insurants.proposalId, proposals.id))
    .where(
      and(
        eq(proposals.userId, userId),
        eq(proposals.cityCode, cityCode),
        eq(proposals.productCode, productCode),
        inArray(proposals.storedStatus, unpaidStates),
        gt(proposals.expireAt, now),
        notInArray(proposals.id, [...without]),
        inArray(insurants.credentialHash, credentialHashes),
      ),
    )
    .orderBy(desc(proposals.id))
  return rows.map(({ insurant }) => insurant)
}

/** People whom this user has insured, or is insuring, newest first. */
export const pastInsurants = (db: Db, userId: string, since: number) =>
  db
    .select({ insurant: insurants, proposal: proposals, policy: policies })
    .from(insurants)
    .innerJoin(proposals, eq(proposals.id, insurants.proposalId))
    .leftJoin(
      policies,
      and(eq(policies.proposalId, insurants.proposalId), eq(policies.position, insurants.position)),
    )
    .where(
      and(
        eq(proposals.userId, userId),
        gt(proposals.createdAt, since),
        isNull(insurants.forgottenAt),
        or(isNotNull(policies.id), inArray(proposals.storedStatus, unpaidStates)),
      ),
    )
    .orderBy(desc(proposals.id), asc(insurants.position))
    .limit(200)

/** Removes a person from the user's list. A new proposal with that person adds them again. */
export const forgetInsurant = (db: Db, userId: string, credentialHash: string, at: number) =>
  db
    .update(insurants)
    .set({ forgottenAt: at })
    .where(
      and(
        eq(insurants.credentialHash, credentialHash),
        inArray(
          insurants.proposalId,
          db.select({ id: proposals.id }).from(proposals).where(eq(proposals.userId, userId)),
        ),
      ),
    )
