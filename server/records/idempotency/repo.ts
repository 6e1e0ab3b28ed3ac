import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { idempotencyKeys as keys } from '../../db/schema'

type Key = { cmd: string; key: string }
export type KeyRow = typeof keys.$inferSelect

const of = (userId: string, { cmd, key }: Key) =>
  and(eq(keys.userId, userId), eq(keys.cmd, cmd), eq(keys.key, key))

export type Claim = Omit<KeyRow, 'answer'>

/** Takes the key if it is free. Answers whether it was. */
export const claimFreeKey = async (
  db: Db,
  { userId, cmd, key, bodyHash, leaseUntil, createdAt }: Claim,
): Promise<boolean> => {
  const taken = await db
    .insert(keys)
    .values({ userId, cmd, key, bodyHash, leaseUntil, createdAt })
    .onConflictDoNothing()
    .returning({ key: keys.key })
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

export const saveAnswer = (db: Db, userId: string, key: Key, answer: unknown) =>
  db
    .update(keys)
    .set({ answer })
    .where(of(userId, key))
    .then(() => undefined)

export const renewLease = (db: Db, userId: string, key: Key, leaseUntil: number) =>
  db.update(keys).set({ leaseUntil }).where(of(userId, key))

/** Deletes a key whose work was not done; a saved answer stays. */
export const dropKey = (db: Db, userId: string, key: Key) =>
  db.delete(keys).where(and(of(userId, key), isNull(keys.answer)))

export const dropKeysBefore = (db: Db, createdAt: number) =>
  db.delete(keys).where(lt(keys.createdAt, createdAt))
