import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { idempotencyKeys as keys } from '../../db/schema'
import type { Writes } from '../../db/write-batch'

type Key = { cmd: string; key: string }
export type KeyRow = typeof keys.$inferSelect

const of = (userId: string, { cmd, key }: Key) =>
  and(eq(keys.userId, userId), eq(keys.cmd, cmd), eq(keys.key, key))

export type Claim = Omit<KeyRow, 'answer'>

const keyToTake = prepared((db) =>
  db
    .insert(keys)
    .values({
      userId: sql.placeholder('userId'),
      cmd: sql.placeholder('cmd'),
      key: sql.placeholder('key'),
      bodyHash: sql.placeholder('bodyHash'),
      leaseUntil: sql.placeholder('leaseUntil'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ key: keys.key }),
)

/** Takes the key if it is free. Answers whether it was. */
export const claimFreeKey = async (
  db: Db,
  { userId, cmd, key, bodyHash, leaseUntil, createdAt }: Claim,
): Promise<boolean> => {
  const fresh = { userId, cmd, key, bodyHash, leaseUntil, createdAt }
  const taken = await keyToTake(db).execute(fresh)
  return taken.length > 0
}

/** Takes a free key and answers undefined; otherwise answers its row, locked. */
export async function claimKey(db: Db, claim: Claim): Promise<KeyRow | undefined> {
  if (await claimFreeKey(db, claim)) return undefined
  const [row] = await db.select().from(keys).where(of(claim.userId, claim)).for('update')
  // The row was deleted between the two statements: the first request was refused, so this one may
  // try.
  return row ?? claimKey(db, claim)
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
