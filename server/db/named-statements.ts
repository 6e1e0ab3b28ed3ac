import { createHash } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { DrizzleOptions } from './database'
import { cacheByText } from './statement-cache'

/**
 * The name comes from the text, so that gateways behind one connection pooler use the same names.
 * Undefined when there are too many texts.
 */
const nameOf = cacheByText(
  (text) => `hm_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`,
)

/**
 * Drizzle on a pool, or on one of its connections. Every statement has a name, so PostgreSQL parses
 * and plans it once per connection and not once per call.
 */
export function drizzleNamed(
  client: Pool | PoolClient,
  options: DrizzleOptions,
): NodePgDatabase<DrizzleOptions['schema']> {
  const db = drizzle(client, options)
  const { session } = db._
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, ...rest) =>
    prepare(query, fields, name || nameOf(query.sql), ...rest)
  return db
}
