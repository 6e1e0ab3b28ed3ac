import { and, asc, count, desc, eq, exists, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { policies, proposals, shareRelations, shareRewards, sharers, users } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { OpenAccount } from '../account/open-account'
import type { Due } from '../jobs/job'
import type { Page } from '../proposal/repo'

export type Reward = typeof shareRewards.$inferSelect
type Relation = typeof shareRelations.$inferSelect
type OfProduct = Pick<Relation, 'cityCode' | 'productCode'>

export const sharerByMark = async (db: Db, shareWtagid: string) =>
  (await db.select().from(sharers).where(eq(sharers.shareWtagid, shareWtagid)))[0]

/** True when the relation is new; the first one stays. */
export const addRelation = async (
  db: Db,
  { id: buyerId }: OpenAccount,
  relation: Omit<Relation, 'buyerId'>,
): Promise<boolean> =>
  (
    await db
      .insert(shareRelations)
      .values({ ...relation, buyerId })
      .onConflictDoNothing()
      .returning({ buyerId: shareRelations.buyerId })
  ).length > 0

export const relationOf = async (
  db: Db,
  { buyerId, cityCode, productCode }: Pick<Relation, 'buyerId' | 'cityCode' | 'productCode'>,
): Promise<Relation | undefined> =>
  (
    await db
      .select()
      .from(shareRelations)
      .where(
        and(
          eq(shareRelations.buyerId, buyerId),
          eq(shareRelations.cityCode, cityCode),
          eq(shareRelations.productCode, productCode),
        ),
      )
  )[0]

export const countFriends = async (
  db: Db,
  sharerId: string,
  { cityCode, productCode }: OfProduct,
): Promise<number> =>
  (
    await db
      .select({ times: count() })
      .from(shareRelations)
      .where(
        and(
          eq(shareRelations.sharerId, sharerId),
          eq(shareRelations.cityCode, cityCode),
          eq(shareRelations.productCode, productCode),
        ),
      )
  )[0]?.times ?? 0

/** A friend who already has a reward here gets no second one. */
export const addReward = (db: Writes, reward: Reward) =>
  db.insert(shareRewards).values(reward).onConflictDoNothing()

export const lockRewardOf = async (db: Db, proposalId: string): Promise<Reward | undefined> =>
  (
    await db
      .select()
      .from(shareRewards)
      .where(eq(shareRewards.proposalId, proposalId))
      .for('update')
  )[0]

/** Rewards that are earned and not taken back, locked in the order of their ids. */
export const earnedBy = (db: Db, sharerId: string): Promise<Reward[]> =>
  db
    .select()
    .from(shareRewards)
    .where(and(eq(shareRewards.sharerId, sharerId), eq(shareRewards.status, 'EARNED')))
    .orderBy(asc(shareRewards.id))
    .for('update')

/**
 * Promised rewards whose friend is covered by now and whose sharer is verified or has closed the
 * account.
 */
export const dueRewards = (db: Db, { limit, among }: Due): Promise<Reward[]> =>
  db
    .select()
    .from(shareRewards)
    .where(
      and(
        eq(shareRewards.status, 'PENDING'),
        exists(inForce(db, sql`${shareRewards.proposalId}`)),
        exists(decidable(db)),
        among(shareRewards.id),
      ),
    )
    .orderBy(asc(shareRewards.id))
    .limit(limit)

const decidable = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, shareRewards.sharerId), or(users.locked, isNotNull(users.closedAt))))

const inForce = (db: Db, proposalId: ReturnType<typeof sql>) =>
  db
    .select({ one: sql`1` })
    .from(policies)
    .where(and(eq(policies.proposalId, proposalId), inArray(policies.storedStatus, ['EFFECTIVE'])))

export const isInForce = async (db: Db, proposalId: string): Promise<boolean> =>
  (await inForce(db, sql`${proposalId}`).limit(1)).length > 0

/** The rewards of a sharer, newest first, each with the applicant of its proposal. */
export const listRewards = (db: Db, sharerId: string, { cursor, limit }: Page) =>
  db
    .select({ reward: shareRewards, applicantSealed: proposals.applicantSealed })
    .from(shareRewards)
    .innerJoin(proposals, eq(proposals.id, shareRewards.proposalId))
    .where(
      and(eq(shareRewards.sharerId, sharerId), cursor ? lt(shareRewards.id, cursor) : undefined),
    )
    .orderBy(desc(shareRewards.id))
    .limit(limit)

/** The sum in fen of a sharer's rewards in this state, for one product or for all. */
export const sumRewards = async (
  db: Db,
  sharerId: string,
  status: Reward['status'],
  product?: OfProduct,
): Promise<number> =>
  (
    await db
      .select({ fen: sql<string>`coalesce(sum(${shareRewards.amountFen}), 0)` })
      .from(shareRewards)
      .where(
        and(
          eq(shareRewards.sharerId, sharerId),
          eq(shareRewards.status, status),
          product && eq(shareRewards.cityCode, product.cityCode),
          product && eq(shareRewards.productCode, product.productCode),
        ),
      )
  ).reduce((sum, { fen }) => sum + Number(fen), 0)
