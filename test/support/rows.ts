import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Db } from '../../server/db/client'
import * as schema from '../../server/db/schema'

/** Not the answers of the real-name centre: they are a cache, true whatever becomes of a request. */
const tables = Object.values(schema).filter(
  (table) => is(table, PgTable) && table !== schema.identityChecks,
)

/** Every row of every table as text: what "changes nothing" is compared by. */
export async function everything(db: Db): Promise<Record<string, string[]>> {
  const found: [string, string[]][] = []
  for (const table of tables) {
    const rows = await db.select({ text: sql<string>`t::text` }).from(sql`${table} t`)
    found.push([getTableName(table), rows.map(({ text }) => text).sort()])
  }
  return Object.fromEntries(found)
}

/** What a statement written by hand answers, on either database. */
export async function rowsOf(db: Db, statement: string): Promise<unknown[]> {
  const answer: unknown = await db.execute(sql.raw(statement))
  return v.parse(v.object({ rows: v.array(v.unknown()) }), answer).rows
}
