import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import type { Db } from './client'
import { untilFree } from './partitions'
import * as schema from './schema'

/** Tables and partitions whose rows a trigger protects from changes, each with that trigger. */
const appendOnly = sql.raw(
  `select tgrelid::regclass::text as name, tgname as trigger from pg_trigger where tgname like '%\\_append\\_only'`,
)
const found = v.object({ rows: v.array(v.object({ name: v.string(), trigger: v.string() })) })

export const forgettable = (): string[] =>
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableName(table))
    // The encryption keys stay the same, so their checks stay too.
    .filter((name) => name !== 'key_checks')
    .map((name) => `"${name}"`)

/** Shorter than PostgreSQL's deadlock_timeout (1 s): whoever waits for us goes on before it would fail. */
const LOCK_MS = 100
const PAUSE_MS = 50

/**
 * Deletes all rows. Only the sandbox's reset and the tests call it. While another transaction uses one
 * of the tables it lets go of all of them and begins again, because that one may wait for the others.
 */
export async function emptyTables(db: Db): Promise<void> {
  const { rows } = v.parse(found, await db.execute(appendOnly))
  const triggers = (state: 'DISABLE' | 'ENABLE') =>
    rows.map(({ name, trigger }) => sql.raw(`ALTER TABLE ${name} ${state} TRIGGER "${trigger}"`))
  const empty = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_MS}`))
      for (const statement of triggers('DISABLE')) await tx.execute(statement)
      await tx.execute(sql.raw(`TRUNCATE ${forgettable().join(', ')}`))
      for (const statement of triggers('ENABLE')) await tx.execute(statement)
    })
  await untilFree(empty, PAUSE_MS)
}
