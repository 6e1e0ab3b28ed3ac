import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { request } from 'undici'
import * as v from 'valibot'
import { roles } from '@/domain/staff/role'
import { freePort } from '../../scripts/free-port'
import { startPostgres } from '../../scripts/own-postgres'
import { serve } from '../../scripts/serve'
import { consolePathOf, type RequestOf } from '../../server/console/calls/define'
import { csrfHeader } from '../../server/console/calls/errors'
import {
  consoleCalls,
  type ConsoleCallName,
  type ConsoleCalls,
} from '../../server/console/calls/table'
import { purchase } from '../buyer'
import type { BenchOptions } from '../main'
import { addOrders, prepare, tables, vacuum } from './fill'
import { CITY, drawn, fillBeside, spread } from './fill-console'
import { withoutIndexes } from './indexes'

/**
 * How long the reading calls of the operators' console take beside a million orders with five million
 * policies, or as many as it is told: p50 and p95 of each, for somebody of all cities, of one city and of
 * a city that sells little. A database that BENCH_DATABASE_URL names is filled once and measured again.
 */
const PEOPLE = 5
const BUYERS = 40
const CALLS = Number(process.env['CALLS'] ?? 40)
const WARM_UP = 3
/** The slowest p95 that is wanted, of a search by number and of a list. */
const MOST_SEARCH_MS = 50
const MOST_MS = 200

const settings = [
  ...['fsync=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB'],
  ...['shared_buffers=1GB', 'maintenance_work_mem=1GB'],
]

/** The gateways that open a filled database must have the keys of the one that made it. */
const key = (of: string): string => createHash('sha256').update(`bench ${of}`).digest('hex')
const keys = { PII_KEY: key('pii'), HASH_KEY: key('hash') }

type Look = {
  [N in ConsoleCallName]: { name: N; data: RequestOf<ConsoleCalls[N]> }
}[ConsoleCallName]
const look = <N extends ConsoleCallName>(name: N, data: RequestOf<ConsoleCalls[N]>): Look =>
  ({ name, data }) as Look

/** Those who look: the sandbox's staff, given every role. */
const lookers = { all: 'admin', [CITY]: 'kefu-sh', small: 'kefu-js' }

const samples = v.object({
  staff: v.array(
    v.object({ login: v.string(), password: v.string(), code: v.nullable(v.string()) }),
  ),
})
const signed = v.object({ data: v.object({ csrfToken: v.string() }) })

let address = 0

/** Signs somebody in, and answers how they make a call. Each call comes from another address. */
async function enter(origin: string, login: string) {
  const shown = v.parse(samples, await (await fetch(`${origin}/sandbox/staff`)).json())
  const given = shown.staff.find((each) => each.login === login)
  const post = (path: string, data: unknown, headers: Record<string, string> = {}) => {
    address += 1
    const from = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
    return request(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': from, ...headers },
      body: JSON.stringify(data),
    })
  }
  const { password, code } = given ?? {}
  const answer = await post(consolePathOf(consoleCalls.signIn), { login, password, code })
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const { data } = v.parse(signed, await answer.body.json())
  const headers = { cookie, [csrfHeader]: data.csrfToken }
  return async ({ name, data: asked }: Look): Promise<void> => {
    const sent = await post(consolePathOf(consoleCalls[name]), asked, headers)
    const text = await sent.body.text()
    if (sent.statusCode !== 200 && sent.statusCode !== 404)
      throw new Error(`${name}: ${sent.statusCode} ${text.slice(0, 200)}`)
  }
}

const strings = v.array(v.record(v.string(), v.string()))

/** What is asked for: each case with the request of its nth call. */
async function casesOf(db: Client): Promise<[string, (nth: number) => Look][]> {
  const rows = async (query: string) => v.parse(strings, (await db.query(query)).rows)
  const bought = await rows(
    `select o.id as "orderId", o.user_id as "userId", p.out_trade_no as "outTradeNo", p.id as "payOrderId",
       p.transaction_id as "transactionId", y.policy_no as "policyNo", y.id as "policyId"
     from (select * from proposals order by id desc limit ${BUYERS}) o
     join pay_orders p on p.proposal_id = o.id join policies y on y.proposal_id = o.id and y.position = 0`,
  )
  const of = (nth: number, field: string): string => bought[nth % bought.length]?.[field] ?? ''
  const late = async (query: string): Promise<string> => (await rows(query))[0]?.['id'] ?? ''
  const [hot] = await rows(
    `select to_char(occurred_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(*)::text as entries
     from ledger group by 1 order by count(*) desc limit 1`,
  )
  const month = hot?.['month'] ?? ''
  const lateEntry = await late(
    `select (extract(epoch from occurred_at) * 1000)::bigint || '.' || id as id from ledger
     where occurred_at < (('${month}-01'::date + interval '25 days') at time zone 'Asia/Shanghai') order by occurred_at desc, id desc limit 1`,
  )
  const back = await rows(
    `select out_refund_no as id from refunds order by out_refund_no limit ${BUYERS}`,
  )
  const lateRefund = await late(
    `select out_refund_no as id from refunds order by out_refund_no desc offset 1000 limit 1`,
  )
  const [early, dead, alarm, approval] = [
    await late(`select position::text as id from staff_log order by position offset 5000 limit 1`),
    await late(
      `select id from outbox where dead_at is not null order by id desc offset 200 limit 1`,
    ),
    await late(`select id from raised_alarms order by id offset 500 limit 1`),
    await late(`select id from approvals order by id offset 500 limit 1`),
  ]
  console.log(`the ledger's month is ${month} with ${hot?.['entries']} entries`)
  const numbers = ['orderId', 'outTradeNo', 'payOrderId', 'transactionId', 'policyNo', 'userId']
  return [
    ...numbers.map((field): [string, (nth: number) => Look] => [
      `find by ${field}`,
      (nth) => look('find', { query: of(nth, field) }),
    ]),
    [
      'find by refund',
      (nth) => look('find', { query: back[nth % back.length]?.['id'] ?? 'none-of-it' }),
    ],
    ['find by mobile', () => look('find', { query: '13800138000' })],
    ['find by a common name', () => look('find', { query: '王建国' })],
    ['readPerson', (nth) => look('readPerson', { userId: of(nth, 'userId') })],
    ['readTimeLine', (nth) => look('readTimeLine', { userId: of(nth, 'userId') })],
    ['readOrder', (nth) => look('readOrder', { orderId: of(nth, 'orderId') })],
    ['readAsCustomer', (nth) => look('readAsCustomer', { orderId: of(nth, 'orderId') })],
    ['previewRevoke', (nth) => look('previewRevoke', { policyId: of(nth, 'policyId') })],
    ['listRefunds open', () => look('listRefunds', {})],
    ['listRefunds refunded', () => look('listRefunds', { status: 'REFUNDED' })],
    [
      'listRefunds refunded, late',
      () => look('listRefunds', { status: 'REFUNDED', cursor: lateRefund }),
    ],
    [
      'readRefund',
      (nth) => look('readRefund', { outRefundNo: back[nth % back.length]?.['id'] ?? '' }),
    ],
    ['readLedger', () => look('readLedger', { month })],
    ['readLedger, late', () => look('readLedger', { month, cursor: lateEntry })],
    ['readLedger OUTSIDE', () => look('readLedger', { month, account: 'OUTSIDE' })],
    [
      'readLedger REFUNDS_OWED, late',
      () => look('readLedger', { month, account: 'REFUNDS_OWED', cursor: lateEntry }),
    ],
    ['listWithdrawals', () => look('listWithdrawals', {})],
    ['listReconciliations', () => look('listReconciliations', {})],
    [
      'listReconciliations, late',
      () => look('listReconciliations', { cursor: '2024-06-01', onlyOpen: true }),
    ],
    ['listUnmatched', () => look('listUnmatched', {})],
    ['listAlarms', () => look('listAlarms', {})],
    ['listAlarms closed, late', () => look('listAlarms', { closed: true, cursor: alarm })],
    ['listDeadMessages', () => look('listDeadMessages', {})],
    [
      'listDeadMessages, late',
      () => look('listDeadMessages', { topic: 'POLICY_ISSUED', cursor: dead }),
    ],
    ['listApprovals', () => look('listApprovals', {})],
    ['listApprovals asked', () => look('listApprovals', { status: 'ASKED' })],
    ['listApprovals done, late', () => look('listApprovals', { status: 'DONE', cursor: approval })],
    ['readLog', () => look('readLog', {})],
    ['readLog, late', () => look('readLog', { cursor: early })],
    ['readLog of a person', (nth) => look('readLog', { userId: of(nth, 'userId') })],
    ['readLog of one act', () => look('readLog', { act: 'exportLedger' })],
    ['readLog refused of one act', () => look('readLog', { act: 'readOrder', outcome: 'REFUSED' })],
    ['readLog of an act that nobody did', () => look('readLog', { act: 'settleRefund' })],
    ['listRights', () => look('listRights', {})],
    ['listStops', () => look('listStops', {})],
    ['listJobs', () => look('listJobs', {})],
    ['listProviders', () => look('listProviders', {})],
  ]
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN

/** Fills a database in which one family has bought. */
async function fill(db: Client, orders: number): Promise<void> {
  const startedAt = performance.now()
  await prepare(db)
  const logins = Object.values(lookers).join("','")
  await db.query(
    `update staff set roles = array['${roles.join("','")}'] where login in ('${logins}')`,
  )
  await withoutIndexes(db, tables, () =>
    addOrders(db, { from: 1, count: orders, steps: 1, spread, drawn }),
  )
  for (const { table, rows, heap, indexes } of await vacuum(db))
    console.log(`${table}: ${rows} rows, ${heap}, indexes ${indexes}`)
  await fillBeside(db, orders)
  console.log(`${orders} orders made in ${Math.round((performance.now() - startedAt) / 1000)} s`)
}

/** Times every case for each of those who look, and prints a line for each case. Answers its slow ones. */
async function measure(origin: string, db: Client): Promise<string[]> {
  const cases = await casesOf(db)
  const callers: [string, (look: Look) => Promise<void>][] = []
  for (const [cities, login] of Object.entries(lookers))
    callers.push([cities, await enter(origin, login)])
  const slow: string[] = []
  console.log(
    `p50 and p95 in ms of ${CALLS} calls: ${callers.map(([cities]) => cities).join(', ')}`,
  )
  for (const [name, ask] of cases) {
    const figures: string[] = []
    for (const [cities, send] of callers) {
      const took: number[] = []
      // The first calls read and compile more, so they are not measured.
      for (let nth = -WARM_UP; nth < CALLS; nth += 1) {
        const startedAt = performance.now()
        await send(ask(Math.abs(nth)))
        if (nth >= 0) took.push(performance.now() - startedAt)
      }
      const sorted = took.sort((a, b) => a - b)
      const [p50, p95] = [quantile(sorted, 0.5), quantile(sorted, 0.95)]
      figures.push(`${p50.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)}`)
      const most = /^find by (?!mobile|a common)/.test(name) ? MOST_SEARCH_MS : MOST_MS
      if (p95 > most) slow.push(`${name} (${cities}): ${p95.toFixed(0)} ms`)
    }
    console.log(`${name.padEnd(36)} ${figures.join('  ')}`)
  }
  return slow
}

export async function benchConsole({ numbers }: BenchOptions): Promise<number> {
  const [orders = 1_000_000] = numbers
  const given = process.env['BENCH_DATABASE_URL']
  const own = given === undefined ? await startPostgres(settings) : undefined
  const url = given ?? own?.url
  if (url === undefined) throw new Error('initdb and postgres were found nowhere')
  const consolePort = await freePort()
  const serveHere = () =>
    serve({
      ...{ ...keys, DATABASE_URL: url, CONSOLE_PORT: String(consolePort) },
      ...{ JOB_INTERVAL_SECONDS: '3600', TRUST_PROXY: '1' },
    })
  const db = new Client({ connectionString: url })
  const closing: (() => Promise<void>)[] = own ? [own.stop] : []
  try {
    await db.connect()
    closing.unshift(() => db.end())
    const first = await serveHere()
    closing.unshift(first.stop)
    const { rows } = await db.query(`select from pg_namespace where nspname = 'bench'`)
    const isFilled = rows.length > 0
    if (!isFilled) await purchase(first.origin, 0, { people: PEOPLE })
    await first.stop()
    if (!isFilled) await fill(db, orders)
    const gateway = await serveHere()
    closing.unshift(gateway.stop)
    if (!isFilled)
      for (let buyer = 1; buyer <= BUYERS; buyer += 1)
        await purchase(gateway.origin, buyer, { people: PEOPLE })
    const slow = await measure(`http://127.0.0.1:${consolePort}`, db)
    console.log(slow.length > 0 ? `slower than wanted:\n  ${slow.join('\n  ')}` : 'none is slower')
    return slow.length > 0 ? 1 : 0
  } finally {
    for (const close of closing) await close()
  }
}
