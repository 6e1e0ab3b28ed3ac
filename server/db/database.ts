import { join } from 'node:path'
import type { Logger } from 'drizzle-orm/logger'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as schema from './schema'

/** A connection, or an open transaction on it. Repositories take either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Database {
  db: Db
  close(): Promise<void>
}

export const options = { schema, casing: 'snake_case' } as const
export type DrizzleOptions = typeof options & { logger?: Logger }
export const migrations = { migrationsFolder: join(__dirname, 'migrations') }
