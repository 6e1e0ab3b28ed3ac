import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client'
import * as schema from './schema'

/** Tables whose rows a trigger protects from changes. */
const appendOnly = [
  'trace_events',
  'ledger',
  'transitions',
  'renewal_consents',
  'insurant_confirmations',
  'reward_entries',
  'authorizations',
]

export const forgettable = (): string[] =>
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableName(table))
    // The encryption keys stay the same, so their checks stay too.
    .filter((name) => name !== 'key_checks')
    .map((name) => `"${name}"`)

/** Deletes all rows. Only the sandbox's reset and the tests call it. */
export async function emptyTables(db: Db): Promise<void> {
  const triggers = (state: 'DISABLE' | 'ENABLE') =>
    appendOnly.map((name) =>
      sql.raw(`ALTER TABLE "${name}" ${state} TRIGGER "${name}_append_only"`),
    )
  await db.transaction(async (tx) => {
    for (const statement of triggers('DISABLE')) await tx.execute(statement)
    await tx.execute(sql.raw(`TRUNCATE ${forgettable().join(', ')}`))
    for (const statement of triggers('ENABLE')) await tx.execute(statement)
  })
}
