import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { reminders } from '../../db/schema'
import type { OpenAccount } from '../account/open-account'
import type { Due } from '../jobs/job'

export type Reminder = typeof reminders.$inferSelect

/** The waiting reminder under this key. */
export const findReminder = async (
  db: Db,
  userId: string,
  key: string,
): Promise<Reminder | undefined> =>
  (
    await db
      .select()
      .from(reminders)
      .where(
        and(eq(reminders.userId, userId), eq(reminders.key, key), isNull(reminders.remindedAt)),
      )
  )[0]

/** A reminder requested again after its message waits for another message. */
export const putReminder = (
  db: Db,
  { id: userId }: OpenAccount,
  asked: { id: string; key: string; askedAt: number },
) =>
  db
    .insert(reminders)
    .values({ ...asked, userId })
    .onConflictDoUpdate({
      target: [reminders.userId, reminders.key],
      set: { askedAt: asked.askedAt, remindedAt: null },
    })

export const remindersOf = (db: Db, userId: string): Promise<Reminder[]> =>
  db.select().from(reminders).where(eq(reminders.userId, userId))

export const dropRemindersOf = (db: Db, userId: string) =>
  db.delete(reminders).where(eq(reminders.userId, userId))

export const dueReminders = (db: Db, askedUntil: number, { limit, among }: Due) =>
  db
    .select()
    .from(reminders)
    .where(
      and(isNull(reminders.remindedAt), lte(reminders.askedAt, askedUntil), among(reminders.id)),
    )
    .orderBy(asc(reminders.askedAt))
    .limit(limit)

/** False when the reminder was cancelled meanwhile. */
export const noteReminded = async (db: Db, id: string, remindedAt: number): Promise<boolean> =>
  (
    await db
      .update(reminders)
      .set({ remindedAt })
      .where(and(eq(reminders.id, id), isNull(reminders.remindedAt)))
      .returning()
  ).length > 0
