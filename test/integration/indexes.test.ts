import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import type { Db } from '../../server/db/client'
import { byCircle } from '../support/circle'
import { openTestDatabase } from '../support/database'
import { openGateway, type TestGateway } from '../support/gateway'
import { openConsole } from '../support/open-console'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  shanghai,
  signIn,
} from '../support/purchase'
import { granted, staffOf } from '../support/staff-console'
import { rowsOf } from './rows'
import { soundBody } from './sound-body'

/**
 * No statement of a call or a job may read a whole table. The test asks the planner itself, with a
 * year's orders in the database. The everyday circle uses fewer orders, but enough that the planner
 * does not read a table completely only because it is small.
 */
const ORDERS = process.env['TEST_DATABASE_URL'] === undefined ? 3_000 : byCircle(3_000, 100_000)
/** For tables with fewer rows than this, reading all rows is right. */
const SMALL = 1_000

const statements = new Map<string, unknown[]>()
let gateway: TestGateway
beforeAll(async () => {
  const database = await openTestDatabase({
    logQuery: (query, params) => void statements.set(query, params),
  })
  gateway = await openGateway({}, { database })
  await everyCall(gateway)
  await fill(gateway.ctx.db)
}, 240_000)
afterAll(() => gateway.close())

/** Signs in by WeChat, so that the same person can come back after a call that ended the login. */
const reader = async (gateway: TestGateway) =>
  done(await gateway.call('loginByWechat', { code: 'reader', appId: 'wx-sandbox' }))

/** Makes a purchase, a cancelled one and every call of the contract, and runs the jobs. */
async function everyCall(gateway: TestGateway): Promise<void> {
  const login = await reader(gateway)
  const bought = await confirmedProposal(gateway, login)
  const { outTradeNo, payOrderId } = await openPayOrder(gateway, login, bought)
  await decide(gateway, outTradeNo, 'PAID')
  const { list } = done(await gateway.call('listPolicies', {}, { login }))
  expect(list).toHaveLength(2)
  const things = { proposalId: bought, orderId: bought, payOrderId, policyId: list[0]?.policyId }
  // Messages to a deleted user would be dead letters, and so would all copies of them.
  await gateway.jobs()
  // The call that ends the account comes last.
  const table = Object.values<Call>(calls).filter((call) => call !== calls.deleteAccount)
  for (const call of [...table, calls.deleteAccount]) {
    const { cmd, apiVersion, request } = call
    const data = soundBody(request, { ...things, ...shanghai, confirm: 'DELETE' })
    const options = { login: await reader(gateway), key: randomUUID() }
    expect((await gateway.send(pathOf(call), { cmd, apiVersion, data }, options)).status).not.toBe(
      500,
    )
  }

  const other = await signIn(gateway)
  const givenUp = await confirmedProposal(gateway, other)
  await openPayOrder(gateway, other, givenUp)
  done(await gateway.call('cancelOrder', { orderId: givenUp }, { login: other }))
  const late = await signIn(gateway)
  await openPayOrder(gateway, late, await confirmedProposal(gateway, late))
  await gateway.jobs()
  await moveClock(gateway, 31 * 60_000)
  await gateway.jobs()
  await everyLook(gateway, { orderId: bought, outTradeNo })
}

/**
 * Staff find the buyer by each kind of number, and read lists and their next pages. The sums of a month and
 * of a provider read all that they add up.
 */
async function everyLook(
  gateway: TestGateway,
  { orderId, outTradeNo }: { orderId: string; outTradeNo: string },
): Promise<void> {
  const { origin, close } = await openConsole(gateway.ctx)
  const [kefu, caiwu, city] = [
    await staffOf(origin, 'kefu'),
    await staffOf(origin, 'caiwu'),
    await staffOf(origin, 'kefu-sh'),
  ]
  const order = granted(await kefu.call('readOrder', { orderId }))
  const { userId, policies } = order
  const queries = [
    ...[orderId, outTradeNo, policies[0]?.policyNo ?? '', order.payments[0]?.payOrderId ?? ''],
    ...['13800138000', '110101199003070011', '王建国', userId, `R${outTradeNo}`],
  ]
  for (const query of queries) {
    granted(await kefu.call('find', { query }))
    granted(await city.call('find', { query }))
  }
  granted(await kefu.call('readPerson', { userId }))
  granted(await kefu.call('readTimeLine', { userId }))
  const cursor = '00000000000000000000000000'
  for (const staff of [kefu, city, caiwu]) {
    granted(await staff.call('listRefunds', {}))
    granted(await staff.call('listRefunds', { status: 'REFUNDED', cursor }))
  }
  granted(await kefu.call('listDeadMessages', {}))
  granted(await kefu.call('listDeadMessages', { topic: 'POLICY_ISSUED', cursor }))
  granted(await caiwu.call('listWithdrawals', {}))
  granted(await caiwu.call('listUnmatched', {}))
  granted(await caiwu.call('listJobs', {}))
  await close()
}

const columns = v.array(v.object({ column_name: v.string(), data_type: v.string() }))
/** Tables with one row per job, key or day, and those of the staff. */
const few = [
  ...['job_leases', 'key_checks', 'reconciliations'],
  // Staff are few, and what they wrote is read by the newest rows of a key.
  ...['staff', 'staff_sessions', 'staff_log', 'approvals', 'sale_stops', 'raised_alarms'],
]
/** Tables whose rows count for limits per day. */
const daily = ['sms_codes', 'wechat_scenes']
/** Columns that identify rows or connect them. */
const TELLING = /(^id|_id|_hash|_no|^key|_key|^reference|^hash)$/

/**
 * Copies every row until each table has about `ORDERS` rows, with new keys. Copies that count for
 * limits per day get the day before, because those limits also bound the rows of one day.
 */
async function fill(db: Db): Promise<void> {
  const tables = v.parse(
    v.array(v.object({ name: v.string() })),
    await rowsOf(
      db,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind in ('r', 'p') and not relispartition`,
    ),
  )
  for (const { name } of tables) {
    const count = await countOf(db, name)
    if (count === 0 || few.includes(name)) continue
    const known = v.parse(
      columns,
      await rowsOf(
        db,
        `select column_name, data_type from information_schema.columns where table_schema = 'public' and table_name = '${name}' and is_generated = 'NEVER'`,
      ),
    )
    const names = known.map(({ column_name }) => `"${column_name}"`).join(', ')
    const values = known
      .map(({ column_name: column, data_type }) => {
        if (data_type === 'text' && TELLING.test(column)) return `"${column}" || '-' || n`
        const isSpread = daily.includes(name) && data_type === 'timestamp with time zone'
        return isSpread ? `"${column}" - interval '1 day' * (1.05 + random() * 0.9)` : `"${column}"`
      })
      .join(', ')
    await db.transaction(async (tx) => {
      // The copies refer to each other as the originals do, so foreign keys need no check.
      await tx.execute(sql.raw('set local session_replication_role = replica'))
      await tx.execute(sql.raw('set local statement_timeout = 0'))
      await tx.execute(
        sql.raw(
          `insert into "${name}" (${names}) select ${values} from "${name}", generate_series(1, ${Math.ceil(ORDERS / count)}) n`,
        ),
      )
      // All tables at once would take longer than a connection of the gateway may wait.
      await tx.execute(sql.raw(`analyze "${name}"`))
    })
  }
}

const countOf = async (db: Db, table: string): Promise<number> => {
  const [row] = await rowsOf(db, `select count(*)::int as n from "${table}"`)
  return v.parse(v.object({ n: v.number() }), row).n
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string | undefined
  Plans?: Plan[] | undefined
}
const plan: v.GenericSchema<Plan> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => plan))),
})
const explained = v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: plan })]) })])

const wholeTables = ({ Plans = [], ...node }: Plan): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...Plans.flatMap(wholeTables),
]

/** The form in which both drivers take a statement with its values. */
interface Driver {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
}

const readWhole = async (db: Db, text: string, values: unknown[]): Promise<string[]> => {
  const { $client } = db as unknown as { $client: Driver }
  const { rows } = await $client.query(`explain (format json) ${text}`, values)
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = v.parse(explained, rows)
  const found: string[] = []
  for (const table of wholeTables(Plan)) if ((await countOf(db, table)) >= SMALL) found.push(table)
  return found
}

test('no statement of a request or a job reads a whole table', async () => {
  const { db } = gateway.ctx
  const asked = [...statements].filter(([text]) => /^(select|update|delete|insert)/i.test(text))
  const ours = asked.filter(
    ([text]) =>
      !/generate_series|information_schema|pg_class|count\(\*\)::int|__drizzle_migrations/.test(
        text,
      ),
  )
  expect(ours.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const [text, values] of ours)
    for (const table of await readWhole(db, text, values)) found.push(`${table}: ${text}`)
  process.stderr.write(`indexes: ${ours.length} statements against ${ORDERS} orders\n`)
  expect(found).toEqual([])
})

test('one that does would be found', async () => {
  const text = 'select id from pay_orders where amount_fen = $1'
  expect(await readWhole(gateway.ctx.db, text, [1])).toEqual(['pay_orders'])
})
