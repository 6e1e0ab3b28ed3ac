import type { Pool } from 'pg'
import { keepSpan } from '../trace/span'
import { LimitedClient } from './query-limit'

/** What every pool has, beside its own time limits. */
export const poolSettings = {
  Client: LimitedClient,
  pipeline: true,
  max: 10,
  keepAlive: true,
} as const

/**
 * Prepares a pool for work. A pool replaces a broken connection, and the query that used it fails with
 * an error. Without a listener, the error event would end the process: on the pool while the
 * connection is idle, on the client while it is in use.
 */
export function prepare(pool: Pool): Pool {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  keepSpansOfWaiting(pool)
  return pool
}

/** Who waits for a connection is called by whoever gives one back, and has a span of its own. */
function keepSpansOfWaiting(pool: Pool): void {
  const connect = pool.connect.bind(pool)
  type Callback = Parameters<typeof connect>[0]
  pool.connect = ((callback?: Callback) =>
    callback ? connect(keepSpan(callback)) : connect()) as Pool['connect']
}
