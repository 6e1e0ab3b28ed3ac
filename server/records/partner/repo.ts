import { and, eq, gt, gte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { authorizations } from '../../db/schema'
import type { OpenAccount } from '../account/open-account'

export type Authorization = typeof authorizations.$inferSelect

/** False when the partner's number is used already. */
export const addAuthorization = async (
  db: Db,
  { id: userId }: OpenAccount,
  fresh: Omit<typeof authorizations.$inferInsert, 'userId'>,
): Promise<boolean> =>
  (
    await db
      .insert(authorizations)
      .values({ ...fresh, userId })
      .onConflictDoNothing()
      .returning({ id: authorizations.id })
  ).length > 0

export const findAuthorization = async (
  db: Db,
  { source, seqNo }: Pick<Authorization, 'source' | 'seqNo'>,
): Promise<Authorization | undefined> =>
  (
    await db
      .select()
      .from(authorizations)
      .where(and(eq(authorizations.source, source), eq(authorizations.seqNo, seqNo)))
  )[0]

export const authorizationsOf = (db: Db, userId: string): Promise<Authorization[]> =>
  db.select().from(authorizations).where(eq(authorizations.userId, userId))

/**
 * The authorisations of one person for one partner that were given after `after` (ms) and are valid
 * on `day`.
 */
export const authorizationInForce = (
  db: Db,
  { userId, source, day, after }: { userId: string; source: string; day: string; after: number },
): Promise<Authorization[]> =>
  db
    .select()
    .from(authorizations)
    .where(
      and(
        eq(authorizations.userId, userId),
        eq(authorizations.source, source),
        gte(authorizations.untilOn, day),
        gt(authorizations.at, after),
      ),
    )
