import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { insurants, policies, proposals } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { Due } from '../jobs/job'
import type { Page } from '../proposal/repo'

export type Policy = typeof policies.$inferSelect

/** The most policies of one person that a partner is told about. */
const MOST_TOLD = 100

export const addPolicies = (db: Writes, rows: (typeof policies.$inferInsert)[]) =>
  db.insert(policies).values(rows)

export const policiesOf = (db: Db, proposalId: string): Promise<Policy[]> =>
  db
    .select()
    .from(policies)
    .where(eq(policies.proposalId, proposalId))
    .orderBy(asc(policies.position))

/**
 * A proposal of this user with all its people, also those whom the insurer refused, each with the
 * policy, if any. Empty for the proposal of anybody else.
 */
export const everybodyInsured = (db: Db, userId: string, proposalId: string) =>
  everybody(db).execute({ userId, proposalId })

const everybody = prepared((db) =>
  db
    .select({ proposal: proposals, insurant: insurants, policy: policies })
    .from(proposals)
    .innerJoin(insurants, eq(insurants.proposalId, proposals.id))
    .leftJoin(
      policies,
      and(eq(policies.proposalId, insurants.proposalId), eq(policies.position, insurants.position)),
    )
    .where(
      and(
        eq(proposals.id, sql.placeholder('proposalId')),
        eq(proposals.userId, sql.placeholder('userId')),
      ),
    )
    .orderBy(asc(insurants.position)),
)

/** The policies of several proposals, in the order of their people. */
export const policiesOfAll = (db: Db, proposalIds: string[]): Promise<Policy[]> =>
  proposalIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(policies)
        .where(inArray(policies.proposalId, proposalIds))
        .orderBy(asc(policies.position))

/** A policy with its person and its order. */
export type HeldRow = Awaited<ReturnType<typeof findPolicies>>[number]

export const withPerson = (db: Db) =>
  db
    .select({ policy: policies, insurant: insurants, proposal: proposals })
    .from(policies)
    .innerJoin(
      insurants,
      and(eq(insurants.proposalId, policies.proposalId), eq(insurants.position, policies.position)),
    )
    .innerJoin(proposals, eq(proposals.id, policies.proposalId))

export const findPolicies = (
  db: Db,
  userId: string,
  filter: { cityCode?: string | undefined; productCode?: string | undefined } & Page,
) =>
  withPerson(db)
    .where(
      and(
        eq(policies.userId, userId),
        filter.cityCode ? eq(proposals.cityCode, filter.cityCode) : undefined,
        filter.productCode ? eq(proposals.productCode, filter.productCode) : undefined,
        filter.cursor ? lt(policies.id, filter.cursor) : undefined,
      ),
    )
    .orderBy(desc(policies.id))
    .limit(filter.limit)

/** The states and days of all policies that this user has or had of a product, each once. */
export const heldPolicies = (
  db: Db,
  userId: string,
  { cityCode, productCode }: { cityCode: string; productCode: string },
): Promise<Pick<Policy, 'storedStatus' | 'effectiveOn' | 'expireOn'>[]> =>
  db
    .selectDistinct({
      storedStatus: policies.storedStatus,
      effectiveOn: policies.effectiveOn,
      expireOn: policies.expireOn,
    })
    .from(policies)
    .innerJoin(proposals, eq(proposals.id, policies.proposalId))
    .where(
      and(
        eq(policies.userId, userId),
        eq(proposals.cityCode, cityCode),
        eq(proposals.productCode, productCode),
      ),
    )

/** The policies of this user that are in force on this day or wait for their first day. */
export const coverInForceOf = (db: Db, userId: string, today: string) =>
  db
    .select({
      productCode: proposals.productCode,
      effectiveOn: policies.effectiveOn,
      expireOn: policies.expireOn,
    })
    .from(policies)
    .innerJoin(proposals, eq(proposals.id, policies.proposalId))
    .where(
      and(
        eq(policies.userId, userId),
        inArray(policies.storedStatus, ['EFFECTIVE', 'WAITING', 'CANCELLING']),
        // Cover ends at midnight, even before the job has written it.
        gte(policies.expireOn, today),
      ),
    )
    .orderBy(desc(policies.id))
    .limit(MOST_TOLD)

/** The policies of this user that are issued or being issued and have not ended. */
export const heldUnder = (db: Db, userId: string) =>
  db
    .select({ policy: policies, proposal: proposals })
    .from(policies)
    .innerJoin(proposals, eq(proposals.id, policies.proposalId))
    .where(
      and(
        eq(policies.userId, userId),
        inArray(policies.storedStatus, ['ISSUING', 'EFFECTIVE', 'WAITING', 'CANCELLING']),
      ),
    )

/** The policies of an order of this user, in the order of its people. */
export const policiesOfOrder = (db: Db, userId: string, proposalId: string) =>
  withPerson(db)
    .where(and(eq(policies.proposalId, proposalId), eq(policies.userId, userId)))
    .orderBy(asc(policies.position))

/** Finds a policy of this user only. */
export const findPolicy = async (db: Db, userId: string, id: string) =>
  (await withPerson(db).where(and(eq(policies.id, id), eq(policies.userId, userId))))[0]

/** Locks all policies of an order, and answers them in the order of its people. */
export const lockPoliciesOf = (db: Db, proposalId: string): Promise<Policy[]> =>
  db
    .select()
    .from(policies)
    .where(eq(policies.proposalId, proposalId))
    .orderBy(asc(policies.position))
    .for('update')

/** Reads the policy of one insured person of an order, of any user. Locks it. */
export const lockPolicyOf = async (
  db: Db,
  proposalId: string,
  position: number,
): Promise<Policy | undefined> =>
  (
    await db
      .select()
      .from(policies)
      .where(and(eq(policies.proposalId, proposalId), eq(policies.position, position)))
      .for('update')
  )[0]

/** Reads any user's policy, for a person who holds its document. */
export const policyByNumber = async (db: Db, policyNo: string) =>
  (await withPerson(db).where(eq(policies.policyNo, policyNo)))[0]

/** Policies that the insurer is still underwriting. */
export const pendingPolicies = (db: Db, { limit, among }: Due): Promise<Policy[]> =>
  db
    .select()
    .from(policies)
    .where(and(eq(policies.storedStatus, 'PENDING'), among(policies.id)))
    .orderBy(asc(policies.id))
    .limit(limit)

/** Waiting policies whose first day has come. */
export const beginningPolicies = (
  db: Db,
  today: string,
  { limit, among }: Due,
): Promise<Policy[]> =>
  db
    .select()
    .from(policies)
    .where(
      and(
        eq(policies.storedStatus, 'WAITING'),
        lte(policies.effectiveOn, today),
        among(policies.id),
      ),
    )
    .orderBy(asc(policies.effectiveOn))
    .limit(limit)

/** Policies in force whose last day was this day or before. */
export const endedPolicies = (db: Db, lastDay: string, { limit, among }: Due): Promise<Policy[]> =>
  db
    .select()
    .from(policies)
    .where(
      and(
        eq(policies.storedStatus, 'EFFECTIVE'),
        lte(policies.expireOn, lastDay),
        among(policies.id),
      ),
    )
    .orderBy(asc(policies.expireOn))
    .limit(limit)

export const lockPolicy = async (db: Db, id: string): Promise<Policy | undefined> =>
  (await db.select().from(policies).where(eq(policies.id, id)).for('update'))[0]
