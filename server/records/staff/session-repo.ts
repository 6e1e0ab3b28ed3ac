import { and, count, eq, gt, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { staff, staffSessions } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { Staff } from './staff-repo'

export type StaffSession = typeof staffSessions.$inferSelect

/** A session of the console ends after so long, and after so long without a call, in ms. */
export const SESSION_MS = 12 * 3_600_000
export const IDLE_MS = 30 * 60_000
/** So seldom is it written that somebody was seen. */
const SEEN_MS = 60_000

export const addStaffSession = (db: Writes, session: StaffSession) =>
  db.insert(staffSessions).values(session)

/** The session of this cookie that is not over, with whose it is. */
export async function findStaffSession(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ session: StaffSession; staff: Staff } | undefined> {
  const [found] = await db
    .select({ session: staffSessions, staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.expireAt, now),
        gt(staffSessions.lastSeenAt, now - IDLE_MS),
      ),
    )
  if (!found || found.staff.disabledAt !== null) return undefined
  if (now - found.session.lastSeenAt > SEEN_MS)
    await db
      .update(staffSessions)
      .set({ lastSeenAt: now })
      .where(eq(staffSessions.tokenHash, tokenHash))
  return found
}

export const noteStepUp = (db: Writes, tokenHash: string, now: number) =>
  db.update(staffSessions).set({ steppedUpAt: now }).where(eq(staffSessions.tokenHash, tokenHash))

export const endStaffSession = (db: Writes, tokenHash: string) =>
  db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))

/** Answers how many sessions ended. */
export const endStaffSessions = async (db: Db, staffId: string): Promise<number> =>
  (
    await db
      .delete(staffSessions)
      .where(eq(staffSessions.staffId, staffId))
      .returning({ of: staffSessions.staffId })
  ).length

export const countStaffSessions = async (db: Db, staffId: string, now: number): Promise<number> =>
  (
    await db
      .select({ times: count() })
      .from(staffSessions)
      .where(
        and(
          eq(staffSessions.staffId, staffId),
          gt(staffSessions.expireAt, now),
          gt(staffSessions.lastSeenAt, now - IDLE_MS),
        ),
      )
  )[0]?.times ?? 0

export const dropStaffSessions = (db: Db, now: number) =>
  db
    .delete(staffSessions)
    .where(or(lte(staffSessions.expireAt, now), lte(staffSessions.lastSeenAt, now - IDLE_MS)))
