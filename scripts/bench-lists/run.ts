import { Client } from 'pg'
import { purchase, send, wechatLogin } from '../buyer'
import { startPostgres } from '../own-postgres'
import { serve } from '../serve'
import { addOrders, prepare, vacuum } from './fill'

/**
 * `npm run bench:lists [orders] [steps]` measures how long a purchase, a person's lists and an order's
 * detail take in a PostgreSQL with 10,000 orders of other people, and with the given number (default
 * 1,000,000), both spread over ten years. `steps` bounds the steps of evidence that each copied order
 * has, to save disk; without it an order has all of its steps. It prints the ratio of both, and what
 * vacuum took and how large the tables are. PostgreSQL runs with fsync off.
 */
const [MOST = 1_000_000, STEPS = 1000] = process.argv.slice(2).map(Number)
const FEW = 10_000
const CALLS = 2_000
/** One address may begin 500 records of evidence a day. */
const PURCHASES = 200
const WARMUP = 40

type Figures = Record<string, { median: number; p99: number }>

async function timed(times: number, work: (n: number) => Promise<unknown>) {
  const taken: number[] = []
  for (let n = 0; n < times; n += 1) {
    const startedAt = performance.now()
    await work(n)
    taken.push(performance.now() - startedAt)
  }
  taken.sort((a, b) => a - b)
  const at = (part: number) => taken[Math.floor(taken.length * part)] ?? NaN
  return { median: at(0.5), p99: at(0.99) }
}

async function measure(origin: string, firstBuyer: number): Promise<Figures> {
  const login = await send(origin, 'loginByWechat', wechatLogin(0))
  const lists = {
    listOrders: () => send(origin, 'listOrders', {}, login),
    listPolicies: () => send(origin, 'listPolicies', {}, login),
  }
  const [order] = (await lists.listOrders()).list
  if (!order) throw new Error('The buyer has no order')
  const calls = {
    ...lists,
    getOrder: () => send(origin, 'getOrder', { orderId: order.orderId }, login),
  }
  const figures: Figures = {}
  for (const [name, call] of Object.entries(calls)) {
    // The first calls read and compile more, so they are not measured.
    await timed(CALLS / 2, call)
    figures[name] = await timed(CALLS, call)
  }
  await timed(WARMUP, (n) => purchase(origin, firstBuyer + n))
  const buyer = firstBuyer + WARMUP
  figures['purchase'] = await timed(PURCHASES, (n) => purchase(origin, buyer + n))
  return figures
}

const ms = (value: number): string => `${value.toFixed(1)} ms`

const main = async (): Promise<void> => {
  const postgres = await startPostgres([
    ...['fsync=off', 'max_wal_size=8GB', 'shared_buffers=1GB', 'maintenance_work_mem=256MB'],
  ])
  if (!postgres) return console.log('PostgreSQL: initdb and postgres were found nowhere')
  const db = new Client({ connectionString: postgres.url })
  await db.connect()
  const gateway = await serve(18_090, { DATABASE_URL: postgres.url, JOB_INTERVAL_SECONDS: '3600' })
  const add = async (orders: { from: number; count: number }) => {
    const startedAt = performance.now()
    await addOrders(db, { ...orders, steps: STEPS })
    console.log(`${orders.count} orders made in ${ms(performance.now() - startedAt)}`)
    return vacuum(db)
  }
  try {
    await purchase(gateway.origin, 0)
    await prepare(db)
    await add({ from: 1, count: FEW })
    const few = await measure(gateway.origin, 1)
    const sizes = await add({ from: FEW + 1, count: MOST - FEW })
    const most = await measure(gateway.origin, 1 + WARMUP + PURCHASES)
    for (const [name, { median, p99 }] of Object.entries(most)) {
      const before = few[name]
      if (!before) continue
      console.log(
        `${name}: p99 ${ms(before.p99)} beside ${FEW} orders, ${ms(p99)} beside ${MOST}: ${(p99 / before.p99).toFixed(2)}x; median ${ms(before.median)}, ${ms(median)}`,
      )
    }
    for (const { table, rows, tookMs, heap, indexes } of sizes)
      console.log(`${table}: ${rows} rows, ${heap}, indexes ${indexes}, vacuum ${ms(tookMs)}`)
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
