import { sql } from 'drizzle-orm'
import type { Db } from './client'

/**
 * Lets one transaction at a time hold these keys until it ends. It is used where no row exists to
 * lock. The locks are taken in the order of the keys, so callers with several keys must name them
 * in the same order.
 */
export const serialise = (db: Db, ...keys: string[]) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sql.param(keys)}::text[]) key`,
  )
