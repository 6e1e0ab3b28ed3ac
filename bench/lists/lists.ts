import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { purchase, send, wechatLogin } from '../buyer'
import { startPostgres } from '../own-postgres'
import { serve } from '../serve'
import { addOrders, prepare, tables, vacuum } from './fill'
import { withoutIndexes } from './indexes'

/**
 * `npm run bench:lists [orders] [steps]` measures how long a purchase, a person's lists and an order's
 * detail take in two databases of one PostgreSQL: one has 10,000 orders of other people, the other the
 * given number (default 1,000,000), both spread over ten years. Each call goes to both in turn, so that
 * whatever else the machine does slows both. `steps` bounds the steps of evidence that each copied order
 * has, to save disk; without it an order has all of its steps. It prints the ratio of both, and what
 * vacuum took and how large the tables are. PostgreSQL runs with fsync off.
 */
const [MOST = 1_000_000, STEPS = 1000] = process.argv.slice(2).map(Number)
const FEW = 10_000
const CALLS = 2_000
const PURCHASES = 400
const WARMUP = 40

/** The gateways that open a database must have the keys of the one that made it. */
const keys = { PII_KEY: randomBytes(32).toString('hex'), HASH_KEY: randomBytes(32).toString('hex') }

/** Names of the two databases. PostgreSQL makes the first by itself. */
const MANY_ORDERS = 'postgres'
const FEW_ORDERS = 'few'

/** Does the same work `times` times at each origin in turn, and tells how long it took there (ms). */
async function timed(
  times: number,
  origins: readonly string[],
  work: (origin: string, n: number) => Promise<unknown>,
) {
  const taken = origins.map((): number[] => [])
  for (let n = 0; n < times; n += 1)
    for (const [which, origin] of [...origins.entries()].sort(() => (n % 2 ? -1 : 1))) {
      const startedAt = performance.now()
      await work(origin, n)
      taken[which]?.push(performance.now() - startedAt)
    }
  return taken.map((all) => {
    all.sort((a, b) => a - b)
    const at = (part: number) => all[Math.floor(all.length * part)] ?? NaN
    return { median: at(0.5), p99: at(0.99) }
  })
}

/** Answers for each call its figures in every origin. */
async function measure(origins: readonly string[]) {
  const buyers = new Map<string, { login: Awaited<ReturnType<typeof signIn>>; orderId: string }>()
  const signIn = (origin: string) => send(origin, 'loginByWechat', wechatLogin(0))
  for (const origin of origins) {
    const login = await signIn(origin)
    const [order] = (await send(origin, 'listOrders', {}, login)).list
    if (!order) throw new Error('The buyer has no order')
    buyers.set(origin, { login, orderId: order.orderId })
  }
  const buyerOf = (origin: string) => {
    const buyer = buyers.get(origin)
    if (!buyer) throw new Error(`Nobody bought at ${origin}`)
    return buyer
  }
  const calls = {
    listOrders: (origin: string) => send(origin, 'listOrders', {}, buyerOf(origin).login),
    listPolicies: (origin: string) => send(origin, 'listPolicies', {}, buyerOf(origin).login),
    getOrder: (origin: string) => {
      const { login, orderId } = buyerOf(origin)
      return send(origin, 'getOrder', { orderId }, login)
    },
  }
  const figures: Record<string, Awaited<ReturnType<typeof timed>>> = {}
  for (const [name, call] of Object.entries(calls)) {
    // The first calls read and compile more, so they are not measured.
    await timed(CALLS / 2, origins, call)
    figures[name] = await timed(CALLS, origins, call)
  }
  await timed(WARMUP, origins, (origin, n) => purchase(origin, 1 + n))
  figures['purchase'] = await timed(PURCHASES, origins, (origin, n) =>
    purchase(origin, 1 + WARMUP + n),
  )
  return figures
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

const main = async (): Promise<void> => {
  const postgres = await startPostgres([
    ...['fsync=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=2GB'],
    ...['shared_buffers=1GB', 'maintenance_work_mem=1GB'],
  ])
  if (!postgres) return console.log('PostgreSQL: initdb and postgres were found nowhere')
  const urlOf = (database: string): string => {
    const url = new URL(postgres.url)
    url.pathname = `/${database}`
    return url.href
  }
  const serveOn = (port: number, database: string) =>
    serve(port, { ...keys, DATABASE_URL: urlOf(database), JOB_INTERVAL_SECONDS: '3600' })
  const connect = async (database: string): Promise<Client> => {
    const db = new Client({ connectionString: urlOf(database) })
    await db.connect()
    return db
  }
  const closing: (() => Promise<void>)[] = [postgres.stop]
  try {
    const first = await serveOn(18_290, MANY_ORDERS)
    try {
      await purchase(first.origin, 0)
    } finally {
      await first.stop()
    }
    const prepared = await connect(MANY_ORDERS)
    await prepare(prepared)
    await addOrders(prepared, { from: 1, count: FEW, steps: STEPS })
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
      addOrders(db, { from: FEW + 1, count: MOST - FEW, steps: STEPS }),
    )
    console.log(`${MOST} orders made in ${Math.round((performance.now() - startedAt) / 1000)} s`)
    const sizes = await vacuum(db)
    for (const { table, rows, tookMs, heap, indexes } of sizes)
      console.log(`${table}: ${rows} rows, ${heap}, indexes ${indexes}, vacuum ${ms(tookMs)}`)
    const few = await serveOn(18_290, FEW_ORDERS)
    closing.unshift(few.stop)
    const many = await serveOn(18_291, MANY_ORDERS)
    closing.unshift(many.stop)
    const figures = await measure([few.origin, many.origin])
    for (const [name, [less, more]] of Object.entries(figures))
      if (less && more)
        console.log(
          `${name}: p99 ${ms(less.p99)} beside ${FEW} orders, ${ms(more.p99)} beside ${MOST}: ${(more.p99 / less.p99).toFixed(2)}x; median ${ms(less.median)}, ${ms(more.median)}`,
        )
  } finally {
    for (const close of closing) await close()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
