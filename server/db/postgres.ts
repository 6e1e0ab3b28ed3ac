import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import * as v from 'valibot'
import { migrations, options, type Database } from './database'
import { hostsOf } from './hosts'
import { bringUpToDate } from './migrate'
import { poolSettings, prepare } from './pool'
import { Primary } from './primary'
import { PrimaryPool } from './primary-pool'
import { openOn } from './transaction'

/**
 * An arbitrary number that no other program locks. The lock lets only one gateway migrate at a
 * time.
 */
const MIGRATION_LOCK = 7_213_401

const LOCK_AGAIN_MS = 200

const SECOND_MS = 1000

/**
 * Time limits (milliseconds), so that nothing waits for ever: not for a lock, a statement, a
 * connection or a silent server. Each limit is shorter than that of its caller (the client's 50 s,
 * a job's lease of 60 s), so the caller gets an error before it gives up itself.
 */
const limits = {
  lock_timeout: 4 * SECOND_MS,
  statement_timeout: 10 * SECOND_MS,
  query_timeout: 12 * SECOND_MS,
  idle_in_transaction_session_timeout: 30 * SECOND_MS,
  connectionTimeoutMillis: 6 * SECOND_MS,
}

/** How long (ms) a call waits while a standby becomes the primary. */
const WITHIN_MS = 6 * SECOND_MS

export async function openPostgres(url: string, logger?: Logger): Promise<Database> {
  const primary = primaryOf(url)
  await migrateAlone(primary ? await primary.find() : url)
  const settings = { ...poolSettings, ...limits }
  const pool = prepare(
    primary
      ? new PrimaryPool(primary, WITHIN_MS, settings)
      : new Pool({ ...settings, connectionString: url }),
  )
  const db = openOn(pool, { ...options, ...(logger && { logger }) })
  return { db, close: () => pool.end() }
}

/** One host of which nothing else is said is used as it is. */
function primaryOf(url: string): Primary | undefined {
  const { urls, target } = hostsOf(url)
  return target === undefined && urls.length === 1 ? undefined : new Primary(urls, WITHIN_MS)
}

/** Migrates on a connection without time limits, because a migration may take long. */
async function migrateAlone(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await takeMigrationLock(client)
    const db = drizzle(client, options)
    await bringUpToDate(db, () => migrate(db, migrations))
  } finally {
    // The lock is released when the session ends.
    await client.end()
  }
}

const found = v.tuple([v.object({ taken: v.boolean() })])

/**
 * Asks again and again instead of waiting in one statement: an index that is built beside writers
 * waits for every statement that runs, so also for one that waits for this lock.
 */
async function takeMigrationLock(client: Client): Promise<void> {
  const ask = () => client.query('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK])
  while (!v.parse(found, (await ask()).rows)[0].taken) await pause(LOCK_AGAIN_MS)
}
