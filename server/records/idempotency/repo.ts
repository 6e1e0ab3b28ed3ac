import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { User } from '../../context/context'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { idempotencyKeys as keys, users } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import { lockOpenAccount } from '../account/open-account'

type Key = { cmd: string; key: string }
export type KeyRow = typeof keys.$inferSelect

const of = (userId: string, { cmd, key }: Key) =>
  and(eq(keys.userId, userId), eq(keys.cmd, cmd), eq(keys.key, key))

export type Claim = Omit<KeyRow, 'answer'> & Pick<User, 'consentWithdrawnAt'>

const instantOf = (name: 'leaseUntil' | 'createdAt') => sql.param(sql.placeholder(name), keys[name])

/**
 * It takes the key and locks the account in one statement, as records/account/open-account does, so
 * the rest of the transaction may write rows of this person.
 */
const keyToTake = prepared((db) => {
  const withdrawnAt = sql.param(sql.placeholder('consentWithdrawnAt'), users.consentWithdrawnAt)
  const account = db
    .select({
      userId: users.id,
      cmd: sql`${sql.placeholder('cmd')}`.as('cmd'),
      key: sql`${sql.placeholder('key')}`.as('key'),
      bodyHash: sql`${sql.placeholder('bodyHash')}`.as('body_hash'),
      answer: sql`null`.as('answer'),
      leaseUntil: sql`${instantOf('leaseUntil')}`.as('lease_until'),
      createdAt: sql`${instantOf('createdAt')}`.as('created_at'),
    })
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        isNull(users.closedAt),
        sql`coalesce(${users.consentWithdrawnAt}, to_timestamp(0)) = ${withdrawnAt}`,
      ),
    )
    .for('key share')
  return db.insert(keys).select(account).onConflictDoNothing().returning({ key: keys.key })
})

/** Takes the key if it is free and the account open. Answers whether it was. */
export const claimFreeKey = async (db: Db, claim: Claim): Promise<boolean> => {
  const { userId, cmd, key, bodyHash, leaseUntil, createdAt } = claim
  const consentWithdrawnAt = claim.consentWithdrawnAt ?? 0
  const fresh = { userId, cmd, key, bodyHash, leaseUntil, createdAt, consentWithdrawnAt }
  const taken = await keyToTake(db).execute(fresh)
  return taken.length > 0
}

/** Takes a free key of an open account; otherwise answers its row, locked, or that there is none. */
export async function claimKey(db: Db, claim: Claim): Promise<KeyRow | 'TAKEN' | 'CLOSED'> {
  if (await claimFreeKey(db, claim)) return 'TAKEN'
  const [row] = await db.select().from(keys).where(of(claim.userId, claim)).for('update')
  if (row) return row
  const { userId: id, consentWithdrawnAt } = claim
  if (!(await lockOpenAccount(db, { id, consentWithdrawnAt }))) return 'CLOSED'
  // The row was deleted between the two statements: the first request was refused, so this one may
  // try.
  return claimKey(db, claim)
}

export const findKey = async (db: Db, userId: string, key: Key): Promise<KeyRow | undefined> =>
  (await db.select().from(keys).where(of(userId, key)))[0]

export const saveAnswer = (db: Writes, userId: string, key: Key, answer: unknown) =>
  db
    .update(keys)
    .set({ answer })
    .where(of(userId, key))
    .then(() => undefined)

export const renewLease = (db: Db, { leaseUntil, ...claim }: Claim) =>
  db.update(keys).set({ leaseUntil }).where(of(claim.userId, claim))

/** Deletes a claim whose work was not done. A saved answer stays, and so does a later claim. */
export const dropKey = async (db: Db, { leaseUntil, ...claim }: Claim): Promise<void> =>
  void (await db
    .delete(keys)
    .where(and(of(claim.userId, claim), isNull(keys.answer), eq(keys.leaseUntil, leaseUntil))))

export const dropKeysBefore = (db: Db, createdAt: number) =>
  db.delete(keys).where(lt(keys.createdAt, createdAt))
