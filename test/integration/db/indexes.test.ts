import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { roles } from '@/domain/staff/role'
import { dayOf, startOfDayMs } from '@/domain/time/day'
import { consoleCalls } from '../../../server/console/calls/table'
import type { Db } from '../../../server/db/client'
import { addStaffOf, credentialsAt } from '../../support/add-staff'
import { byCircle } from '../../support/circle'
import { openTestDatabase } from '../../support/database'
import { openGateway, type TestGateway } from '../../support/gateway'
import { openConsole } from '../../support/open-console'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  newMobile,
  openPayOrder,
  shanghai,
  signIn,
} from '../../support/purchase'
import { rowsOf } from '../../support/rows'
import { soundBody } from '../../support/sound-body'
import { granted, signInAs, type StaffMember } from '../../support/staff-console'

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
  const revoking = await signIn(gateway)
  const ended = await confirmedProposal(gateway, revoking)
  const paid = await openPayOrder(gateway, revoking, ended)
  await decide(gateway, paid.outTradeNo, 'PAID')
  const { policies } = done(await gateway.call('getOrder', { orderId: ended }, { login: revoking }))
  const revoke = { policyId: policies[0]?.policyId ?? '', expectedRefundable: paid.amountFen }
  done(await gateway.call('revokePolicy', revoke, { login: revoking }))
  await everyLook(gateway, { orderId: bought, outTradeNo, outRefundNo: `R${paid.outTradeNo}` })
}

/**
 * Somebody of all cities and somebody of one make every call of the console that shows something: they find
 * the buyer by each kind of number, and read lists and their next pages.
 */
async function everyLook(
  gateway: TestGateway,
  {
    orderId,
    outTradeNo,
    outRefundNo,
  }: { orderId: string; outTradeNo: string; outRefundNo: string },
): Promise<void> {
  const { ctx } = gateway
  const { origin, close } = await openConsole(ctx)
  await addStaffOf(ctx, ['everywhere'], [...roles])
  await addStaffOf(ctx, ['here'], [...roles], [shanghai.cityCode])
  // The figures of the last hour must not be those of all.
  await moveClock(gateway, 61 * 60_000)
  // Something stands in the lists of alarms and of what waits for a second person.
  for (const alarm of ['PAYMENT_MISMATCH', 'REFUND_FAILED'] as const)
    ctx.log.error({ alarm, outTradeNo }, 'test')
  await gateway.jobs()
  const seen = new Set<string>()
  for (const login of ['everywhere', 'here']) {
    const staff = await signInAs(origin, credentialsAt(login, gateway.now()))
    const look: StaffMember['call'] = (name, data) => {
      seen.add(name)
      return staff.call(name, data)
    }
    const order = granted(await look('readOrder', { orderId }))
    const { userId, policies } = order
    const policyId = policies[0]?.policyId ?? ''
    const queries = [
      ...[orderId, outTradeNo, policies[0]?.policyNo ?? '', order.payments[0]?.payOrderId ?? ''],
      ...['13800138000', '110101199003070011', '王建国', userId, outRefundNo],
    ]
    for (const query of queries) granted(await look('find', { query }))
    const { mobileVersion: version } = granted(await look('readPerson', { userId }))
    const asked = { userId, mobile: newMobile(), proof: 'DA-2026-01', version, reason: '更正' }
    await staff.call('correctMobile', asked)
    const first = '00000000000000000000000000'
    const last = 'zzzzzzzzzzzzzzzzzzzzzzzzzz'
    granted(await look('readTimeLine', { userId }))
    granted(await look('readAsCustomer', { orderId }))
    // These may be refused now, after everything was read.
    await look('previewRevoke', { policyId })
    await look('previewDeletion', { userId })
    granted(await look('readRefund', { outRefundNo }))
    granted(await look('listRefunds', {}))
    granted(await look('listRefunds', { status: 'REFUNDED', cursor: first }))
    const month = dayOf(gateway.now()).slice(0, 7)
    const cursor = `${startOfDayMs(`${month}-01`)}.${first}`
    granted(await look('readLedger', { month }))
    granted(await look('readLedger', { month, account: 'OUTSIDE', cursor }))
    granted(await look('listWithdrawals', {}))
    granted(await look('listWithdrawals', { cursor: first }))
    granted(await look('listUnmatched', {}))
    granted(await look('listReconciliations', { cursor: '2026-11-01' }))
    granted(await look('listApprovals', {}))
    granted(await look('listApprovals', { status: 'DONE', cursor: last }))
    granted(await look('listDeadMessages', {}))
    granted(await look('listDeadMessages', { topic: 'POLICY_ISSUED', cursor: first }))
    const [alarm] = granted(await look('listAlarms', {})).list
    if (alarm) {
      const { alarmId, version: seenVersion } = alarm
      granted(await staff.call('closeAlarm', { alarmId, version: seenVersion, note: '已处理' }))
    }
    granted(await look('listAlarms', { closed: true, cursor: last }))
    granted(await look('readLog', {}))
    granted(await look('readLog', { userId, cursor: '1000000' }))
    granted(await look('readLog', { act: 'settleRefund', outcome: 'REFUSED' }))
    for (const name of ['listStops', 'listProviders', 'listJobs', 'listRights'] as const)
      granted(await look(name, {}))
    for (const name of ['verifyLog', 'readSession'] as const) granted(await look(name, {}))
  }
  await close()
  // What comes before a session reads settings and one row.
  const shown = Object.values(consoleCalls).filter(
    ({ kind, permission }) => ['READ', 'VIEW'].includes(kind) && permission !== 'ANYONE',
  )
  expect(shown.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([])
}

const columns = v.array(v.object({ column_name: v.string(), data_type: v.string() }))
/** Tables with one row per job, key, day, person of the staff, or stop of a sale. */
const few = [
  ...['job_leases', 'key_checks', 'reconciliations'],
  ...['staff', 'staff_sessions', 'sale_stops'],
]
/** Tables whose rows count for limits per day. */
const daily = ['sms_codes', 'wechat_scenes']
/** Columns that identify rows or connect them. */
const TELLING = /(^id|_id|_hash|_no|^key|_key|^reference|^subject|^hash)$/
/** Tables that staff page through. In fewer rows, reading all would be the cheaper join. */
const more: Readonly<Record<string, number>> = { ledger: 4, refunds: 4 }
/** Lists of a month read a part of these rows only, so the copies have times of three years. */
const YEARS = "interval '1 day' * random() * 1000"

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
        if (name === 'staff_log' && column === 'position') return `"position" + n * 100000`
        // Few messages are given up.
        if (column === 'dead_at') return `case when n % 100 = 0 then "dead_at" end`
        if (name === 'ledger' && column === 'occurred_at') return `"${column}" - ${YEARS}`
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
          `insert into "${name}" (${names}) select ${values} from "${name}", generate_series(1, ${Math.ceil(((more[name] ?? 1) * ORDERS) / count)}) n`,
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
  'Index Name'?: string | undefined
  Plans?: Plan[] | undefined
}
const plan: v.GenericSchema<Plan> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
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

async function planOf(db: Db, text: string, values: unknown[]): Promise<Plan> {
  const { $client } = db as unknown as { $client: Driver }
  const { rows } = await $client.query(`explain (format json) ${text}`, values)
  const [
    {
      'QUERY PLAN': [{ Plan }],
    },
  ] = v.parse(explained, rows)
  return Plan
}

const indexesIn = ({ Plans = [], ...node }: Plan): string[] => [
  ...(node['Index Name'] === undefined ? [] : [node['Index Name']]),
  ...Plans.flatMap(indexesIn),
]

const readWhole = async (db: Db, text: string, values: unknown[]): Promise<string[]> => {
  const found: string[] = []
  for (const table of wholeTables(await planOf(db, text, values)))
    if ((await countOf(db, table)) >= SMALL) found.push(table)
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

/**
 * A list that walks another index and throws away what does not fit reads no table as a whole, and is as
 * slow. So these are told by name, with what their statements have in common.
 */
const own: [string, RegExp, number][] = [
  ['ledger_month', /from \(select "id" from "ledger" where/, 4],
  [
    'refunds_status_out_refund_no_city_code_index',
    /from \(select "out_refund_no" from "refunds"/,
    4,
  ],
  ['outbox_dead', /from "outbox" where \(?"outbox"."dead_at" is not null.* limit/, 4],
  ['withdrawals_open', /from "withdrawals" where .*"id" asc limit/, 2],
  ['proposals_applicant_name_hash_id_index', /"applicant_name_hash" = .* limit/, 2],
  ['insurants_name_hash_proposal_id_index', /"insurants"."name_hash" = .* limit/, 2],
]

test.each(own)('the lists of staff that need %s read it', async (index, text, least) => {
  const asked = [...statements].filter(([each]) => text.test(each))
  expect(asked.length).toBeGreaterThanOrEqual(least)
  for (const [each, values] of asked)
    expect([each, indexesIn(await planOf(gateway.ctx.db, each, values))]).toEqual([
      each,
      expect.arrayContaining([index]),
    ])
})
