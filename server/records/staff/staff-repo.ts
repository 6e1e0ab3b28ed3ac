import { and, asc, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { staff, staffInvitations } from '../../db/schema'
import type { Writes } from '../../db/write-batch'

export type Staff = typeof staff.$inferSelect
export type NewStaff = typeof staff.$inferInsert

export const staffByLogin = async (db: Db, login: string): Promise<Staff | undefined> =>
  (await db.select().from(staff).where(eq(staff.login, login)))[0]

export const listStaff = (db: Db): Promise<Staff[]> =>
  db.select().from(staff).orderBy(asc(staff.login))

/** False when somebody has this login. */
export const addStaff = async (db: Db, fresh: NewStaff): Promise<boolean> =>
  (await db.insert(staff).values(fresh).onConflictDoNothing().returning({ id: staff.id })).length >
  0

export const lockStaff = async (db: Db, id: string): Promise<Staff | undefined> =>
  (await db.select().from(staff).where(eq(staff.id, id)).for('update'))[0]

export const changeStaff = (
  db: Writes,
  { id, version }: Pick<Staff, 'id' | 'version'>,
  change: Partial<
    Pick<Staff, 'name' | 'roles' | 'cities' | 'disabledAt' | 'passwordHash' | 'totpSealed'>
  >,
) =>
  db
    .update(staff)
    .set({ ...change, version: version + 1 })
    .where(eq(staff.id, id))

/** Gives somebody another sign-in. Their rights, and the version of those, stay. */
export const setSignIn = (
  db: Writes,
  id: string,
  given: Partial<Pick<Staff, 'passwordHash' | 'totpSealed' | 'totpStep'>>,
) =>
  db
    .update(staff)
    .set({ ...given, failures: 0, lockedUntil: null })
    .where(eq(staff.id, id))

const MOST_FAILURES = 5
const LOCKED_MS = 15 * 60_000

/**
 * Counts a try before it is checked, so that tries at the same moment do not pass together. Answers
 * until when the account is locked (ms), or undefined when the try may be made. The try after the last
 * one that is allowed locks the account.
 */
export async function reserveTry(db: Db, id: string, now: number): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const found = await lockStaff(tx, id)
    if (!found) return undefined
    if (found.lockedUntil !== null && found.lockedUntil > now) return found.lockedUntil
    // The time of a lock is over, so counting begins again.
    const failures = (found.lockedUntil === null ? found.failures : 0) + 1
    const lockedUntil = failures > MOST_FAILURES ? now + LOCKED_MS : null
    await tx.update(staff).set({ failures, lockedUntil }).where(eq(staff.id, id))
    return lockedUntil ?? undefined
  })
}

/**
 * Takes a code of the second factor by its time step, and forgets the tries. False when this step or a
 * later one was taken before: a code that somebody has seen is worth nothing.
 */
export const takeStep = async (db: Db, id: string, step: number): Promise<boolean> =>
  (
    await db
      .update(staff)
      .set({ totpStep: step, failures: 0, lockedUntil: null })
      .where(and(eq(staff.id, id), lt(staff.totpStep, step), isNull(staff.disabledAt)))
      .returning({ id: staff.id })
  ).length > 0

/** How many administrators beside this person are not disabled and have set up their sign-in. */
export const otherAdministrators = async (db: Db, id: string): Promise<number> =>
  (
    await db
      .select({ id: staff.id })
      .from(staff)
      .where(
        and(
          sql`'ADMINISTRATOR' = any(${staff.roles})`,
          isNull(staff.disabledAt),
          sql`${staff.id} <> ${id}`,
          notExists(
            db
              .select({ of: staffInvitations.staffId })
              .from(staffInvitations)
              .where(eq(staffInvitations.staffId, staff.id)),
          ),
        ),
      )
  ).length
