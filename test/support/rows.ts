import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Db } from '../../server/db/client'
import { emptyTables, forgettable } from '../../server/db/empty'
import * as schema from '../../server/db/schema'

/** Answers of the real-name centre are left out: they are a cache, which any request may fill. */
const names = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => table !== schema.identityChecks)
  .map(getTableName)

/** One statement reads all tables, because tests run it after each of thousands of calls. */
const allRows = names.map((name) => `select '${name}' as name, t::text as text from ${name} t`)
const found = v.array(v.object({ name: v.string(), text: v.string() }))

/** Every row of every table as text. Tests compare it to prove that a call changes nothing. */
export async function everything(db: Db): Promise<Record<string, string[]>> {
  const rows = v.parse(found, await rowsOf(db, allRows.join(' union all ')))
  const texts = new Map(names.map((name): [string, string[]] => [name, []]))
  for (const { name, text } of rows) texts.get(name)?.push(text)
  for (const lines of texts.values()) lines.sort()
  return Object.fromEntries(texts)
}

/** Runs a handwritten statement and answers its rows, on either database. */
export async function rowsOf(db: Db, statement: string): Promise<unknown[]> {
  const answer: unknown = await db.execute(sql.raw(statement))
  return v.parse(v.object({ rows: v.array(v.unknown()) }), answer).rows
}

/** Deleted rows stay in the table files, so every 25th call truncates the tables. */
const AS_OFTEN = 25
let times = 0

/**
 * Empties all tables, and is fast enough for many calls: truncating all tables takes ten times as
 * long as deleting some rows. It switches triggers off, so use it only on a test's own database.
 */
export async function forgetRows(db: Db): Promise<void> {
  times += 1
  if (times % AS_OFTEN === 1) return emptyTables(db)
  const deletes = forgettable().map((name) => `DELETE FROM ${name};`)
  const quietly = "SET LOCAL session_replication_role = 'replica';"
  await db.execute(sql.raw(`DO $$ BEGIN ${quietly} ${deletes.join(' ')} END $$`))
}

const waiting = `from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`

/** Waits until so many connections of a PostgreSQL database wait for a lock. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  while ((await rowsOf(db, `select pid ${waiting}`)).length < count) continue
}

/** Ends all connections that wait for a lock, as a fail-over or an operator does. */
export const endWaiting = (db: Db) => rowsOf(db, `select pg_terminate_backend(pid) ${waiting}`)
