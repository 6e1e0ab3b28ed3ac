import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { staff, staffInvitations } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { Staff } from './staff-repo'

export type Invitation = typeof staffInvitations.$inferSelect

export const listInvitations = (db: Db): Promise<Invitation[]> => db.select().from(staffInvitations)

export const invitationOf = async (db: Db, staffId: string): Promise<Invitation | undefined> =>
  (await db.select().from(staffInvitations).where(eq(staffInvitations.staffId, staffId)))[0]

export const invitedBy = async (
  db: Db,
  tokenHash: string,
): Promise<{ invitation: Invitation; staff: Staff } | undefined> =>
  (
    await db
      .select({ invitation: staffInvitations, staff })
      .from(staffInvitations)
      .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
      .where(eq(staffInvitations.tokenHash, tokenHash))
  )[0]

/** Lets administrators draw a link from now on. One that was drawn before is void. */
export const openInvitation = (db: Writes, staffId: string, openUntil: number) =>
  db
    .insert(staffInvitations)
    .values({ staffId, openUntil })
    .onConflictDoUpdate({
      target: staffInvitations.staffId,
      set: { openUntil, tokenHash: null, expireAt: null },
    })

export const keepLink = (
  db: Writes,
  staffId: string,
  link: { tokenHash: string; expireAt: number },
) => db.update(staffInvitations).set(link).where(eq(staffInvitations.staffId, staffId))

export const closeInvitation = (db: Writes, staffId: string) =>
  db.delete(staffInvitations).where(eq(staffInvitations.staffId, staffId))
