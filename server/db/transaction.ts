import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Db, DrizzleOptions } from './database'
import { drizzleNamed } from './named-statements'

/** The statements of each transaction on PostgreSQL whose answers nobody has waited for. */
const unanswered = new WeakMap<object, Promise<unknown>[]>()

/**
 * Sends a statement that only writes. On PostgreSQL it is not waited for: the server runs statements
 * in the order in which they were sent, and whoever commits is told what failed. PGlite runs in this
 * process, and a savepoint has to know what failed in it, so both wait.
 */
export async function sendWrite(tx: Db, statement: SQL): Promise<void> {
  const sent = unanswered.get(tx)
  const answer = tx.execute(statement)
  if (!sent) {
    await answer
    return
  }
  const told = answer.execute()
  // `orFirstFailure` tells the error. Without a listener it would end the process.
  told.catch(() => undefined)
  sent.push(told)
}

/** What failed first: a write that nobody waited for makes everything after it fail. */
async function orFirstFailure<T>(sent: Promise<unknown>[], work: Promise<T>): Promise<T> {
  const [last] = await Promise.allSettled([work])
  // PostgreSQL accepts the commit of a transaction in which something failed, and rolls it back.
  for (const write of sent) await write
  if (last.status === 'rejected') throw last.reason
  return last.value
}

/**
 * Begins the transactions of a database on a pool. Unlike drizzle it gives the connection back when
 * `begin` itself failed.
 */
function transactionsOn(pool: Pool, options: DrizzleOptions): Db['transaction'] {
  const known = new WeakMap<PoolClient, NodePgDatabase<DrizzleOptions['schema']>>()
  const databaseOn = (client: PoolClient) => {
    const database = known.get(client) ?? drizzleNamed(client, options)
    known.set(client, database)
    return database
  }
  return async (work, config) => {
    const client = await pool.connect()
    try {
      const sent: Promise<unknown>[] = []
      const done = databaseOn(client).transaction((tx) => {
        unanswered.set(tx, sent)
        return work(tx)
      }, config)
      return await orFirstFailure(sent, done)
    } finally {
      client.release()
    }
  }
}

/** A database on a pool, in whose transactions nobody waits for the batches of writes. */
export function openOn(pool: Pool, options: DrizzleOptions): Db {
  const db: Db = drizzleNamed(pool, options)
  db.transaction = transactionsOn(pool, options)
  return db
}
