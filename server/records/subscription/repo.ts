import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { subscriptions } from '../../db/schema'
import type { OpenAccount } from '../account/open-account'

type Subscription = typeof subscriptions.$inferSelect

/** Accepting a template again updates the same row. */
export const putSubscription = (
  db: Db,
  { id: userId }: OpenAccount,
  accepted: Omit<Subscription, 'userId'>,
) =>
  db
    .insert(subscriptions)
    .values({ ...accepted, userId })
    .onConflictDoUpdate({
      target: [subscriptions.userId, subscriptions.templateId],
      set: { acceptedAt: accepted.acceptedAt },
    })

/** The templates among these that the user accepted and for which no message was sent since. */
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

/** Deletes a subscription that was used or refused, or that WeChat does not know. */
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
