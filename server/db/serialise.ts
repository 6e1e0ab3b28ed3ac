import { sql } from 'drizzle-orm'
import type { Db } from './client'

/**
 * One at a time for these keys until the transaction ends; used where no row exists to lock. Taken in
 * their order, so whoever needs several names them in the same one.
 */
export const serialise = (db: Db, ...keys: string[]) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sql.param(keys)}::text[]) key`,
  )
