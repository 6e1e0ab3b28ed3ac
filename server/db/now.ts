import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from './client'

const answer = v.object({ rows: v.tuple([v.object({ ms: v.number() })]) })

/** The time of the database (ms). All gateways on one database share it. */
export async function databaseNow(db: Db): Promise<number> {
  const now = sql`select extract(epoch from clock_timestamp())::double precision * 1000 as ms`
  return v.parse(answer, await db.execute(now)).rows[0].ms
}
