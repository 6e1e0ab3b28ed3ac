import {
  and,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/client'
import { delegations, drafts } from '../../db/schema'
import type { OpenAccount } from '../account/open-account'
import { accountKey } from '../account/user-repo'

export type Delegation = typeof delegations.$inferSelect
/** The child is set by `acceptAs` alone. */
type Change = Partial<Omit<typeof delegations.$inferInsert, 'userId' | 'delegateId'>>

interface Place {
  userId: string
  cityCode: string
  productCode: string
}

const isOpen = and(isNull(delegations.endedAt), isNull(delegations.takenAt))

const openOf = ({ userId, cityCode, productCode }: Place) =>
  and(
    eq(delegations.userId, userId),
    eq(delegations.cityCode, cityCode),
    eq(delegations.productCode, productCode),
    isOpen,
  )

export async function addDelegation(
  db: Db,
  { id: userId }: OpenAccount,
  fresh: Omit<typeof delegations.$inferInsert, 'userId'>,
): Promise<Delegation> {
  const [added] = await db
    .insert(delegations)
    .values({ ...fresh, userId })
    .returning()
  if (!added) throw new Error('an inserted row is returned')
  return added
}

export const findDelegation = async (db: Db, id: string): Promise<Delegation | undefined> =>
  (await db.select().from(delegations).where(eq(delegations.id, id)))[0]

/** Locks it, so that filling in, taking over and withdrawing come one after another. */
export async function lockDelegation(db: Db, id: string): Promise<Delegation | undefined> {
  const owner = db.select({ userId: delegations.userId }).from(delegations)
  const account = accountKey(db, owner.where(eq(delegations.id, id)))
  const [found] = await db
    .select({ delegation: delegations })
    .from(delegations)
    .innerJoin(account, eq(account.id, delegations.userId))
    .where(eq(delegations.id, id))
    .for('update', { of: delegations })
  return found?.delegation
}

/** The one of this product that is not ended; it may have expired. */
export const findOpenDelegation = async (db: Db, place: Place): Promise<Delegation | undefined> =>
  (await db.select().from(delegations).where(openOf(place)))[0]

export const changeDelegation = (db: Db, id: string, change: Change) =>
  db.update(delegations).set(change).where(eq(delegations.id, id))

/** Makes a delegation the one of this child. */
export const acceptAs = (db: Db, { id: delegateId }: OpenAccount, id: string, change: Change) =>
  db
    .update(delegations)
    .set({ ...change, delegateId })
    .where(eq(delegations.id, id))

/** Those of an applicant that are not over, newest first. */
export const openDelegationsOf = (db: Db, userId: string, now: number): Promise<Delegation[]> =>
  db
    .select()
    .from(delegations)
    .where(and(eq(delegations.userId, userId), isOpen, gt(delegations.expireAt, now)))
    .orderBy(desc(delegations.createdAt))

export const countMadeSince = async (db: Db, userId: string, since: number): Promise<number> => {
  const [found] = await db
    .select({ times: count() })
    .from(delegations)
    .where(and(eq(delegations.userId, userId), gt(delegations.createdAt, since)))
  return found?.times ?? 0
}

/** Those in which an account has a part, as the applicant or as the child. */
export const delegationsOf = (db: Db, userId: string): Promise<Delegation[]> =>
  db
    .select()
    .from(delegations)
    .where(or(eq(delegations.userId, userId), eq(delegations.delegateId, userId)))
    .orderBy(desc(delegations.createdAt))

/** The delegation from which the draft of this form comes. */
export const delegationOfDraft = async (
  db: Db,
  { userId, cityCode, productCode }: Place,
  now: number,
): Promise<Delegation | undefined> =>
  (
    await db
      .select({ delegation: delegations })
      .from(drafts)
      .innerJoin(delegations, eq(delegations.id, drafts.delegationId))
      .where(
        and(
          eq(drafts.userId, userId),
          eq(drafts.cityCode, cityCode),
          eq(drafts.productCode, productCode),
          gt(drafts.expireAt, now),
          isNotNull(delegations.takenAt),
        ),
      )
  )[0]?.delegation

/**
 * Ends every link of an account. That a child handed a form over and the applicant took it stays until
 * it has served its purpose, because an order may come of it. What the child typed goes.
 */
export async function endDelegationsOf(db: Db, userId: string): Promise<void> {
  await db.delete(delegations).where(eq(delegations.userId, userId))
  await db
    .delete(delegations)
    .where(and(eq(delegations.delegateId, userId), isNull(delegations.takenAt)))
  await db
    .update(delegations)
    .set({ formSealed: null })
    .where(and(eq(delegations.delegateId, userId), isNotNull(delegations.formSealed)))
}

/** Forgets what was filled in, three days after it was handed in. */
export const forgetFormsBefore = (db: Db, now: number) =>
  db
    .update(delegations)
    .set({ formSealed: null })
    .where(and(lte(delegations.expireAt, now), isNotNull(delegations.formSealed)))

/** Deletes what is over, unless a draft still comes from it. */
export const dropDelegationsBefore = (db: Db, at: number) =>
  db.delete(delegations).where(
    and(
      lt(delegations.expireAt, at),
      notExists(
        db
          .select({ one: sql`1` })
          .from(drafts)
          .where(eq(drafts.delegationId, delegations.id)),
      ),
    ),
  )
