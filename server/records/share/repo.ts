import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { sharers } from '../../db/schema'
import type { OpenAccount } from '../account/open-account'

type Sharer = typeof sharers.$inferSelect

/** A user who joins again keeps the first row. */
export const addSharer = (db: Db, { id: userId }: OpenAccount, sharer: Omit<Sharer, 'userId'>) =>
  db
    .insert(sharers)
    .values({ ...sharer, userId })
    .onConflictDoNothing()

export const findSharer = async (
  db: Db,
  { userId, cityCode, productCode }: Pick<Sharer, 'userId' | 'cityCode' | 'productCode'>,
): Promise<Sharer | undefined> =>
  (
    await db
      .select()
      .from(sharers)
      .where(
        and(
          eq(sharers.userId, userId),
          eq(sharers.cityCode, cityCode),
          eq(sharers.productCode, productCode),
        ),
      )
  )[0]

export const dropSharersOf = (db: Db, userId: string) =>
  db.delete(sharers).where(eq(sharers.userId, userId))
