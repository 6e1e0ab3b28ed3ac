import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { tries, users } from '../../db/schema'

type Try = typeof tries.$inferSelect

/**
 * Writes a try if there were fewer than `most` since `since`. Whoever calls it holds the account's
 * lock. One statement, because others of the account wait meanwhile.
 */
export async function addTry(
  db: Db,
  { id, userId, kind, at }: Try,
  { since, most }: { since: number; most: number },
): Promise<boolean> {
  const before = db
    .select({ times: count() })
    .from(tries)
    .where(and(eq(tries.userId, userId), eq(tries.kind, kind), gt(tries.at, since)))
  const added = await db
    .insert(tries)
    .select(
      db
        .select({
          id: sql`${id}::text`.as('id'),
          userId: users.id,
          kind: sql`${kind}::text`.as('kind'),
          at: sql`${sql.param(at, tries.at)}::timestamptz`.as('at'),
        })
        .from(users)
        .where(and(eq(users.id, userId), lt(sql`(${before})`, most))),
    )
    .returning({ id: tries.id })
  return added.length > 0
}

export const dropTry = (db: Db, id: string) => db.delete(tries).where(eq(tries.id, id))

export const dropTriesBefore = (db: Db, at: number) => db.delete(tries).where(lt(tries.at, at))
