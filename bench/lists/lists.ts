import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { startPostgres } from '../../scripts/own-postgres'
import { serve } from '../../scripts/serve'
import { purchase, send, wechatLogin } from '../buyer'
import type { BenchOptions } from '../main'
import { measureInTurn, printRatios, type Figures } from '../pairs'
import { addOrders, prepare, tables, vacuum } from './fill'
import { withoutIndexes } from './indexes'

/**
 * How long a purchase, a person's lists and an order's detail take in two databases of one PostgreSQL: one
 * has 10,000 orders of other people, the other the given number (default 1,000,000), both spread over ten
 * years. `steps` bounds the steps of evidence that each copied order has, to save disk; without it an
 * order has all of its steps. It prints the ratio of both, and what vacuum took and how large the tables
 * are. PostgreSQL runs with fsync off.
 */
const FEW = 10_000
const ROUNDS = Number(process.env['ROUNDS'] ?? 40)
/** In each round. */
const CALLS = 50
const PURCHASES = 10

/** The gateways that open a database must have the keys of the one that made it. */
const keys = { PII_KEY: randomBytes(32).toString('hex'), HASH_KEY: randomBytes(32).toString('hex') }

/** Names of the two databases. PostgreSQL makes the first by itself. */
const MANY_ORDERS = 'postgres'
const FEW_ORDERS = 'few'

/** Each buyer has a number of its own. The first one bought before the orders were copied. */
let next = 1

/** Signs in the buyer of the copied order, and answers how to measure a round there (ms of a call). */
async function reader(origin: string): Promise<() => Promise<Figures>> {
  const login = await send(origin, 'loginByWechat', wechatLogin(0))
  const [order] = (await send(origin, 'listOrders', {}, login)).list
  if (!order) throw new Error('The buyer has no order')
  const { orderId } = order
  const timed = async (times: number, work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    for (let n = 0; n < times; n += 1) await work()
    return (performance.now() - startedAt) / times
  }
  return async () => ({
    'listOrders ms': await timed(CALLS, () => send(origin, 'listOrders', {}, login)),
    'listPolicies ms': await timed(CALLS, () => send(origin, 'listPolicies', {}, login)),
    'getOrder ms': await timed(CALLS, () => send(origin, 'getOrder', { orderId }, login)),
    'purchase ms': await timed(PURCHASES, () => purchase(origin, next++)),
  })
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

export async function benchLists({ numbers }: BenchOptions): Promise<number> {
  const [most = 1_000_000, steps = 1000] = numbers
  const postgres = await startPostgres([
    ...['fsync=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=2GB'],
    ...['shared_buffers=1GB', 'maintenance_work_mem=1GB'],
  ])
  if (!postgres) throw new Error('initdb and postgres were found nowhere')
  const urlOf = (database: string): string => {
    const url = new URL(postgres.url)
    url.pathname = `/${database}`
    return url.href
  }
  const serveOn = (database: string) =>
    serve({ ...keys, DATABASE_URL: urlOf(database), JOB_INTERVAL_SECONDS: '3600' })
  const connect = async (database: string): Promise<Client> => {
    const db = new Client({ connectionString: urlOf(database) })
    await db.connect()
    return db
  }
  const closing: (() => Promise<void>)[] = [postgres.stop]
  try {
    const first = await serveOn(MANY_ORDERS)
    try {
      await purchase(first.origin, 0)
    } finally {
      await first.stop()
    }
    const prepared = await connect(MANY_ORDERS)
    await prepare(prepared)
    await addOrders(prepared, { from: 1, count: FEW, steps })
    await vacuum(prepared)
    await prepared.end()
    const other = await connect('template1')
    await other.query(`create database ${FEW_ORDERS} template ${MANY_ORDERS}`)
    await other.end()
    const db = await connect(MANY_ORDERS)
    closing.unshift(() => db.end())
    const startedAt = performance.now()
    await db.query('set session_replication_role = replica')
    await withoutIndexes(db, tables, () =>
      addOrders(db, { from: FEW + 1, count: most - FEW, steps }),
    )
    console.log(`${most} orders made in ${Math.round((performance.now() - startedAt) / 1000)} s`)
    const sizes = await vacuum(db)
    for (const { table, rows, tookMs, heap, indexes } of sizes)
      console.log(`${table}: ${rows} rows, ${heap}, indexes ${indexes}, vacuum ${ms(tookMs)}`)
    const few = await serveOn(FEW_ORDERS)
    closing.unshift(few.stop)
    const many = await serveOn(MANY_ORDERS)
    closing.unshift(many.stop)
    const [beside, amongMany] = [await reader(few.origin), await reader(many.origin)]
    // The first rounds read and compile more, so they are not measured.
    await measureInTurn(3, beside, amongMany)
    const pairs = await measureInTurn(ROUNDS, beside, amongMany)
    printRatios(`${most} orders beside ${FEW}, ${ROUNDS} pairs`, pairs)
    return 0
  } finally {
    for (const close of closing) await close()
  }
}
