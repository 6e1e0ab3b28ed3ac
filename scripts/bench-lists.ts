import { Client } from 'pg'
import { purchase, send, wechatLogin } from './buyer'
import { startPostgres } from './own-postgres'
import { serve } from './serve'

/**
 * `npm run bench:lists [orders]` measures how long one person's order list and policy list take in
 * a PostgreSQL with 1,000 orders of other people, and with the given number (default 1,000,000). It
 * only prints.
 */
const [MOST = 1_000_000] = process.argv.slice(2).map(Number)
const FEW = 1000
const CALLS = 5000

/** Tables with rows of an order, and their columns that must be unique. */
const copied: Readonly<Record<string, readonly string[]>> = {
  users: ['id', 'open_id', 'mobile_hash', 'wx_open_id_hash', 'oa_open_id_hash', 'bind_phone_hash'],
  traces: ['id', 'user_id'],
  proposals: ['id', 'user_id', 'trace_id'],
  insurants: ['proposal_id', 'credential_hash'],
  cover_claims: ['proposal_id', 'credential_hash'],
  pay_orders: ['id', 'out_trade_no', 'proposal_id', 'user_id', 'transaction_id'],
  policies: ['id', 'policy_no', 'user_id', 'proposal_id'],
  transitions: ['id', 'entity_id'],
}

/** Copies the first order's rows with a number added, so that each copy has its own person. */
async function copy(db: Client, from: number, to: number): Promise<void> {
  await db.query('set session_replication_role = replica')
  for (const [table, telling] of Object.entries(copied)) {
    const { rows } = await db.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const names = rows.map(({ name }) => `"${name}"`)
    const values = rows.map(({ name }) =>
      telling.includes(name) ? `"${name}" || '-' || n` : `"${name}"`,
    )
    await db.query(
      `insert into "${table}" (${names.join()}) select ${values.join()}
       from "${table}", generate_series(${from}, ${to}) n where "${telling[0]}" not like '%-%'`,
    )
    await db.query(`vacuum analyze "${table}"`)
  }
  // The measurement must not run while PostgreSQL still writes the copied rows.
  await db.query('checkpoint')
}

const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(1)

async function measure(origin: string, orders: number): Promise<void> {
  const login = await send(origin, 'loginByWechat', wechatLogin(0))
  // The first calls read and compile more, so they are not measured.
  for (let n = 0; n < CALLS; n += 1) await send(origin, 'listOrders', {}, login)
  for (const name of ['listOrders', 'listPolicies'] as const) {
    const taken: number[] = []
    for (let n = 0; n < CALLS; n += 1) {
      const startedAt = performance.now()
      const { list } = await send(origin, name, {}, login)
      taken.push(performance.now() - startedAt)
      if (list.length !== 1) throw new Error(`${name}: ${list.length}`)
    }
    taken.sort((a, b) => a - b)
    const figures = `median ${at(taken, 0.5)} ms, p99 ${at(taken, 0.99)} ms`
    console.log(`${name} beside ${orders} orders: ${figures}`)
  }
}

const main = async (): Promise<void> => {
  const postgres = await startPostgres(['fsync=off', 'max_wal_size=4GB'])
  if (!postgres) return console.log('PostgreSQL: initdb and postgres were found nowhere')
  const db = new Client({ connectionString: postgres.url })
  await db.connect()
  const gateway = await serve(18_090, { DATABASE_URL: postgres.url, JOB_INTERVAL_SECONDS: '3600' })
  try {
    await purchase(gateway.origin, 0)
    await copy(db, 1, FEW)
    await measure(gateway.origin, FEW)
    await copy(db, FEW + 1, MOST)
    await measure(gateway.origin, MOST)
  } finally {
    await gateway.stop()
    await db.end()
    await postgres.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
