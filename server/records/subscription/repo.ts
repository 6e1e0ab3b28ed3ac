import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { subscriptions } from '../../db/schema'

type Subscription = typeof subscriptions.$inferSelect

/** Accepted again, it is the same one. */
export const putSubscription = (db: Db, accepted: Subscription) =>
  db
    .insert(subscriptions)
    .values(accepted)
    .onConflictDoUpdate({
      target: [subscriptions.userId, subscriptions.templateId],
      set: { acceptedAt: accepted.acceptedAt },
    })

/** Which of these templates somebody accepted and was sent nothing by since. */
export const acceptedOf = async (
  db: Db,
  userId: string,
  templateIds: string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db
        .select({ templateId: subscriptions.templateId })
        .from(subscriptions)
        .where(
          and(eq(subscriptions.userId, userId), inArray(subscriptions.templateId, templateIds)),
        )
    ).map(({ templateId }) => templateId),
  )

/** Sent, refused, or WeChat knows of none. */
export const dropSubscription = (
  db: Db,
  { userId, templateId }: Pick<Subscription, 'userId' | 'templateId'>,
) =>
  db
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.templateId, templateId)))

export const subscriptionsOf = (db: Db, userId: string): Promise<Subscription[]> =>
  db.select().from(subscriptions).where(eq(subscriptions.userId, userId))

export const dropSubscriptionsOf = (db: Db, userId: string) =>
  db.delete(subscriptions).where(eq(subscriptions.userId, userId))
