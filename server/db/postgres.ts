import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { migrations, options, type Database } from './database'
import { GatheringClient } from './gathering-client'

/** Any number that no other program locks: only one gateway migrates at a time. */
const MIGRATION_LOCK = 7_213_401

const SECOND_MS = 1000

/**
 * Nothing waits for ever: not for a lock, not for a statement, not for a connection, not for a
 * server that fell silent. Each is shorter than what waits for it (the client's 50 s, a job's
 * lease of 60 s), so the one behind is told instead of giving up first.
 */
const limits = {
  lock_timeout: 4 * SECOND_MS,
  statement_timeout: 10 * SECOND_MS,
  query_timeout: 12 * SECOND_MS,
  idle_in_transaction_session_timeout: 30 * SECOND_MS,
  connectionTimeoutMillis: 6 * SECOND_MS,
}

export async function openPostgres(url: string, logger?: Logger): Promise<Database> {
  await migrateAlone(url)
  const pool = new Pool({
    Client: GatheringClient,
    connectionString: url,
    max: 10,
    keepAlive: true,
    ...limits,
  })
  // The pool replaces a connection that breaks, and who was using it is told by what they asked.
  // Without a listener, on the pool while it is idle and on itself while it is lent, it would end
  // the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle(pool, { ...options, ...(logger && { logger }) })
  return { db, close: () => pool.end() }
}

/** On a connection without limits: a migration may take its time. */
async function migrateAlone(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client, options), migrations)
  } finally {
    // Ending the session lets go of the lock.
    await client.end()
  }
}
