import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { wechatHeld } from '../../db/schema'

type Row = typeof wechatHeld.$inferSelect

export const findHeld = async (db: Db, id: string): Promise<Row | undefined> =>
  (await db.select().from(wechatHeld).where(eq(wechatHeld.id, id)))[0]

/** Takes the lease. True when no other gateway held it. */
export async function leaseHeld(
  db: Db,
  id: string,
  { now, leaseUntil }: { now: number; leaseUntil: number },
): Promise<boolean> {
  const taken = await db
    .insert(wechatHeld)
    .values({ id, leaseUntil })
    .onConflictDoUpdate({
      target: wechatHeld.id,
      set: { leaseUntil },
      setWhere: sql`(${isNull(wechatHeld.leaseUntil)} or ${lt(wechatHeld.leaseUntil, now)})`,
    })
    .returning({ id: wechatHeld.id })
  return taken.length > 0
}

export const updateHeld = (db: Db, id: string, change: Partial<Omit<Row, 'id'>>) =>
  db
    .update(wechatHeld)
    .set(change)
    .where(eq(wechatHeld.id, id))
    .then(() => undefined)

export const dropHeld = (db: Db, id: string, valueHash: string) =>
  db
    .update(wechatHeld)
    .set({ valueSealed: null, valueHash: null, expireAt: null })
    .where(and(eq(wechatHeld.id, id), eq(wechatHeld.valueHash, valueHash)))
    .then(() => undefined)
