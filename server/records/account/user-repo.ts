import { and, eq, gt, isNull, lt, ne, or, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { marksOf } from '../../db/change-marks'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { sessions, users } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { OpenAccount } from './open-account'

export type User = typeof users.$inferSelect

export const findUser = async (db: Db, id: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0]

/**
 * Locks an account, so that its proposals, orders and its closing come one after another. Rows that
 * refer to the account may still be written.
 */
export async function lockUser(db: Db, id: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!user) throw new Error('A login without its account')
  return user
}

/**
 * Locks an account before its unique columns change. Rows that refer to it hold its key, so this
 * lock waits for work that has begun. With a weaker lock, that work and this one could wait for
 * each other. Everybody locks an account before what belongs to it (ADR 8).
 */
export async function lockUserAlone(db: Db, id: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update')
  if (!user) throw new Error('A login without its account')
  return user
}

/**
 * The accounts of these ids with their keys locked, to join before a row that belongs to them is
 * locked. What is done with such a row ends with other rows that refer to its account, and the closing
 * of the account locks the account first of all (ADR 8).
 */
export const accountKey = (db: Db, ids: SQLWrapper) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} in ${ids}`)
    .for('key share')
    .as('account')

/** Locks the key of an account before a row that belongs to it is changed (ADR 8). */
export const lockUserKey = (db: Db, id: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')

export const findUserByMobile = async (db: Db, mobileHash: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.mobileHash, mobileHash)))[0]

/** Another account that uses this phone, bound or to log in. */
export const otherHolderOf = async (
  db: Db,
  userId: string,
  mobileHash: string,
): Promise<User | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(
        and(
          ne(users.id, userId),
          or(eq(users.mobileHash, mobileHash), eq(users.bindPhoneHash, mobileHash)),
        ),
      )
  )[0]

const userByHash = (column: PgColumn) =>
  prepared((db) =>
    db
      .select()
      .from(users)
      .where(eq(column, sql.placeholder('hash'))),
  )
const userByOpenid = {
  wxOpenIdHash: userByHash(users.wxOpenIdHash),
  oaOpenIdHash: userByHash(users.oaOpenIdHash),
}

/** Finds the account of an openid in one of the apps of WeChat. */
export const findUserByOpenid = async (
  db: Db,
  by: keyof typeof userByOpenid,
  hash: string,
): Promise<User | undefined> => (await userByOpenid[by](db).execute({ hash }))[0]

export type NewUser = typeof users.$inferInsert

export const addUser = async (db: Writes, fresh: NewUser): Promise<void> => {
  await db.insert(users).values(fresh)
}

/** Finds the account of a mobile, or creates it. */
export async function findOrCreateUser(
  db: Db,
  fresh: NewUser & { mobileHash: string },
): Promise<User> {
  const [added] = await db.insert(users).values(fresh).onConflictDoNothing().returning()
  const user = added ?? (await findUserByMobile(db, fresh.mobileHash))
  if (!user) throw new Error('The account is gone')
  return user
}

export const updateUser = (
  db: Writes,
  { id }: OpenAccount,
  change: Partial<
    Pick<
      User,
      | 'claimNotice'
      | 'nameSealed'
      | 'credentialType'
      | 'credentialNoSealed'
      | 'mobileHash'
      | 'mobileSealed'
      | 'wxOpenIdHash'
      | 'wxOpenIdSealed'
      | 'oaOpenIdHash'
      | 'oaOpenIdSealed'
      | 'locked'
      | 'authLevel'
      | 'bindPhoneHash'
      | 'bindPhoneSealed'
      | 'consentWithdrawnAt'
      | 'closedAt'
      | 'owesAs'
    >
  >,
) =>
  db
    .update(users)
    .set({
      ...change,
      ...('mobileHash' in change && { mobileVersion: sql`${users.mobileVersion} + 1` }),
    })
    .where(eq(users.id, id))

export const addSession = (db: Writes, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session)

export const endSession = (db: Db, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))

export const endSessionsOf = async (db: Db, userId: string): Promise<number> => {
  const ended = await db.delete(sessions).where(eq(sessions.userId, userId)).returning()
  return ended.length
}

export const dropSessionsBefore = (db: Db, at: number) =>
  db.delete(sessions).where(lt(sessions.expireAt, at))

export const bindSession = (db: Db, tokenHash: string, oaOpenIdSealed: string) =>
  db.update(sessions).set({ oaOpenIdSealed }).where(eq(sessions.tokenHash, tokenHash))

/**
 * The sealed openid in the official account to which the login is bound; null or undefined where it
 * is not.
 */
export const sessionBinding = async (db: Db, tokenHash: string) =>
  (
    await db
      .select({ sealed: sessions.oaOpenIdSealed })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash))
  )[0]?.sealed

const sessionByToken = prepared((db) =>
  db
    .select({
      userId: sessions.userId,
      openId: users.openId,
      consentWithdrawnAt: users.consentWithdrawnAt,
      bindingHash: sessions.bindingHash,
      marks: marksOf(sql`${sessions.userId}`),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        // A login that was begun while the account was closed opens nothing.
        isNull(users.closedAt),
        gt(sessions.expireAt, sql.param(sql.placeholder('now'), sessions.expireAt)),
      ),
    ),
)

interface Session {
  userId: string
  openId: string
  consentWithdrawnAt: number | null
  bindingHash: string | null
  /** The marks of the user's changes (db/change-marks.ts). */
  marks: string | null
}

/** The login of a token, while it is valid. */
export const findSession = async (
  db: Db,
  tokenHash: string,
  now: number,
): Promise<Session | undefined> => (await sessionByToken(db).execute({ tokenHash, now }))[0]

/** Whether a browser with this cookie has signed in as this user. */
export const isBoundTo = async (db: Db, userId: string, bindingHash: string): Promise<boolean> =>
  (
    await db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.bindingHash, bindingHash)))
      .limit(1)
  ).length > 0

export async function loadUser(db: Db, id: string) {
  const user = await findUser(db, id)
  if (!user) throw new Error('A login without its account')
  return user
}
