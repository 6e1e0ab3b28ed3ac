import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { securityEvents } from '../../db/schema'
import type { Writes } from '../../db/write-batch'

type SecurityEventRow = typeof securityEvents.$inferSelect

export const addSecurityEvent = (db: Writes, event: typeof securityEvents.$inferInsert) =>
  db.insert(securityEvents).values(event)

/** The newest of one account, newest first. */
export const securityEventsOf = (
  db: Db,
  userId: string,
  kinds: readonly string[] | undefined,
  limit: number,
): Promise<SecurityEventRow[]> =>
  db
    .select()
    .from(securityEvents)
    .where(
      and(eq(securityEvents.userId, userId), kinds && inArray(securityEvents.kind, [...kinds])),
    )
    .orderBy(desc(securityEvents.at))
    .limit(limit)

export const dropSecurityEventsBefore = (db: Db, at: number) =>
  db.delete(securityEvents).where(lt(securityEvents.at, at))
