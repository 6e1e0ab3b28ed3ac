import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { lockFolder } from './own-folder'
import * as schema from './schema'

/** A connection or an open transaction on it: repositories take either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  close(): Promise<void>
}

const options = { schema, casing: 'snake_case' } as const
const migrations = { migrationsFolder: join(__dirname, 'migrations') }

/** Any number that no other program locks: only one gateway migrates at a time. */
const MIGRATION_LOCK = 7_213_401

export async function openPglite(client: PGlite): Promise<Database> {
  const db = drizzlePglite(client, options)
  await migratePglite(db, migrations)
  return { db, close: () => client.close() }
}

export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePg(drizzlePg(pool, options), migrations)
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    lock.release()
  }
  return { db: drizzlePg(pool, options), close: () => pool.end() }
}

/** PostgreSQL where one is named, otherwise PGlite in the data folder. */
export async function openDatabase(env: {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}): Promise<Database> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL)
  const folder = join(env.DATA_DIR, 'pglite')
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(env.DATA_DIR)
  const database = await openPglite(await PGlite.create(folder))
  return {
    db: database.db,
    close: async () => {
      await database.close()
      unlock()
    },
  }
}
