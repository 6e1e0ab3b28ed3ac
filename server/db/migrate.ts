import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { migrations, type Db } from './database'
import { makeMonths, untilFree } from './partitions'

export class OldDatabase extends Error {}

/**
 * Brings a database to the present schema, all migrations in one transaction. Refuses a database of a
 * pre-release, whose first migration was another one.
 */
export async function bringUpToDate(db: Db, migrate: () => Promise<void>): Promise<void> {
  const first = await firstMigrationOf(db)
  if (first !== undefined && first !== ownFirstMigration())
    throw new OldDatabase(
      'This database was made by a pre-release that cannot be upgraded: start with an empty DATA_DIR or DATABASE_URL, or go on with the release that made it.',
    )
  await untilFree(migrate)
  await makeMonths(db)
}

const journal = v.object({ entries: v.tuple([v.object({ when: v.number() })]) })
const ownFirstMigration = (): number => {
  const text = readFileSync(join(migrations.migrationsFolder, 'meta/_journal.json'), 'utf8')
  return v.parse(journal, JSON.parse(text)).entries[0].when
}

const answer = v.object({ rows: v.tuple([v.object({ found: v.nullable(v.string()) })]) })

/** When the oldest migration of this database was written; undefined in an empty one. */
async function firstMigrationOf(db: Db): Promise<number | undefined> {
  const ask = async (expression: string) =>
    v.parse(answer, await db.execute(sql.raw(`select ${expression} as found`))).rows[0].found
  const table = 'drizzle.__drizzle_migrations'
  if ((await ask(`to_regclass('${table}')::text`)) === null) return undefined
  const first = await ask(`(select min(created_at)::text from ${table})`)
  return first === null ? undefined : Number(first)
}
