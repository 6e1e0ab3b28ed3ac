import { and, asc, count, desc, eq, gte, inArray, lte, ne } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { withdrawals } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { OpenAccount } from '../account/open-account'
import type { Due } from '../jobs/job'
import type { ChangeOf } from '../transition/move'

export type Withdrawal = typeof withdrawals.$inferSelect

export const addWithdrawal = (
  db: Db,
  { id: userId }: OpenAccount,
  withdrawal: Omit<typeof withdrawals.$inferInsert, 'userId'>,
) => db.insert(withdrawals).values({ ...withdrawal, userId })

export const lockWithdrawal = async (db: Db, id: string): Promise<Withdrawal | undefined> =>
  (await db.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update'))[0]

export const updateWithdrawal = (db: Writes, id: string, change: ChangeOf<Withdrawal>) =>
  db.update(withdrawals).set(change).where(eq(withdrawals.id, id))

export const dueWithdrawals = (db: Db, { now, limit, among }: Due): Promise<Withdrawal[]> =>
  db
    .select()
    .from(withdrawals)
    .where(and(lte(withdrawals.nextTryAt, now), among(withdrawals.id)))
    .orderBy(asc(withdrawals.nextTryAt))
    .limit(limit)

/** The newest withdrawals of a user. */
export const listWithdrawals = (db: Db, userId: string, limit: number): Promise<Withdrawal[]> =>
  db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
    .orderBy(desc(withdrawals.id))
    .limit(limit)

const isOpen = inArray(withdrawals.status, ['REQUESTED', 'PROCESSING'])

export const openWithdrawalsOf = (db: Db, userId: string): Promise<Withdrawal[]> =>
  db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), isOpen))

export const countBegunSince = async (db: Db, userId: string, since: number): Promise<number> =>
  (
    await db
      .select({ times: count() })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.userId, userId),
          gte(withdrawals.createdAt, since),
          ne(withdrawals.status, 'FAILED'),
        ),
      )
  )[0]?.times ?? 0
