import { sql } from 'drizzle-orm'
import type { Db } from './client'

/** One at a time for this key until the transaction ends; used where no row exists to lock. */
export const serialise = (db: Db, key: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
