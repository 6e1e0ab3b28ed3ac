import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { LogFields } from '../../../server/context/log'
import { makeMonths, partitionOf } from '../../../server/db/partitions'
import { proposals, traceEvents, traces } from '../../../server/db/schema'
import { anchorEvidence, damageOf } from '../../../server/evidence/anchor'
import { prepareMonths } from '../../../server/evidence/months'
import { evidencePage } from '../../../server/evidence/page'
import { detachMonths, pastMonths } from '../../../server/growth/detach'
import { reconcile } from '../../../server/ledger/reconcile'
import { dropOrphansBefore, readEvents } from '../../../server/records/evidence/repo'
import { openTestDatabase } from '../../support/database'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  signIn,
} from '../../support/purchase'
import { rowsOf } from '../../support/rows'

const DAY_MS = 24 * 3_600_000
const statements = new Map<string, unknown[]>()
const alarms: string[] = []
const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))
let gateway: TestGateway
let months: string[]
beforeAll(async () => {
  const database = await openTestDatabase({
    logQuery: (query, params) => void statements.set(query, params),
  })
  const log = { info: note, warn: note, error: note }
  gateway = await openGateway({ EVIDENCE_DETACH_MONTHS: '120' }, { database, log })
  months = (await names()).filter((name) => /\d/.test(name)).map((name) => `${dashed(name)}-01`)
})
afterAll(() => gateway.close())

const one = v.object({ name: v.string() })
const namesOf = async (query: string): Promise<string[]> =>
  v.parse(v.array(one), await rowsOf(gateway.ctx.db, query)).map(({ name }) => name)
const names = () =>
  namesOf(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'trace_events'::regclass order by 1`,
  )
const dashed = (name: string) => name.slice(-7).replace('_', '-')

const chain = (id: string, month: string, position = 0) => ({
  head: { id, month, cityCode: '310000', productCode: 'PP57', headHash: '', createdAt: 0 },
  step: {
    ...{ traceId: id, month, position, clientSeq: position, type: 'ENTER', pageId: 'insure' },
    ...{ pageVersion: '1', at: 0, prevHash: '', hash: '' },
  },
})
/** Writes the evidence of a visit in this month. */
async function visit(month: string): Promise<string> {
  const id = randomUUID()
  const { head, step } = chain(id, month)
  await gateway.ctx.db.insert(traces).values({ ...head, changedAt: 0 })
  await gateway.ctx.db.insert(traceEvents).values(step)
  return id
}
const placeOf = (id: string) =>
  namesOf(
    `select distinct tableoid::regclass::text as name from trace_events where trace_id = '${id}'`,
  )

async function bought() {
  const login = await signIn(gateway)
  const orderId = await confirmedProposal(gateway, login)
  done(await gateway.call('getProposal', { proposalId: orderId }, { login }))
  done(await gateway.call('getUserStatus', { attr: { productCode: 'PP57' } }, { login }))
  const { outTradeNo } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  const [proposal] = await gateway.ctx.db.select().from(proposals).where(eq(proposals.id, orderId))
  return { orderId, login, traceId: proposal?.traceId ?? '' }
}

interface Driver {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
}
const planned = v.array(v.object({ 'QUERY PLAN': v.string() }))
const partitionsIn = async (text: string, values: unknown[]): Promise<Set<string>> => {
  const { $client } = gateway.ctx.db as unknown as { $client: Driver }
  const plan = v.parse(planned, (await $client.query(`explain ${text}`, values)).rows)
  const all = plan.map((line) => line['QUERY PLAN']).join('\n')
  return new Set(all.match(/ on trace_events_\w+/g))
}

test('evidence lies in the partition of its month, and no statement of a purchase opens another', async () => {
  const { traceId } = await bought()
  const [first = '', next = ''] = months
  expect(await placeOf(traceId)).toEqual([partitionOf(first)])
  expect(await placeOf(await visit(next))).toEqual([partitionOf(next)])

  await dropOrphansBefore(gateway.ctx.db, 1, 100)
  const asked = [...statements].filter(([text]) => /(from|join) "trace_events"/.test(text))
  expect(asked.length).toBeGreaterThanOrEqual(3)
  for (const [text, values] of asked)
    expect([text, (await partitionsIn(text, values)).size]).toEqual([text, 1])
  expect((await partitionsIn('select * from trace_events where trace_id = $1', ['x'])).size).toBe(
    (await names()).length,
  )
})

test('three months ahead are made once, and again when one is missing', async () => {
  const before = await names()
  expect(months).toHaveLength(4)
  expect(await makeMonths(gateway.ctx.db)).toBe(true)
  expect(await names()).toEqual(before)
  const last = partitionOf(months.at(-1) ?? '')
  await gateway.ctx.db.execute(sql.raw(`drop table ${last}`))
  await prepareMonths(gateway.ctx)
  expect(await names()).toEqual(before)
  expect(alarms).not.toContain('PARTITION_MISSING')
})

test('a head has steps of its own month only, so no position is there twice', async () => {
  const [first = '', next = ''] = months
  const id = await visit(first)
  const other = gateway.ctx.db.insert(traceEvents).values(chain(id, next).step)
  await expect(other).rejects.toThrow()
  await expect(gateway.ctx.db.update(traces).set({ month: next })).rejects.toThrow()
})

test('no partition lets its steps be changed, nor those of proposals be deleted', async () => {
  const { db } = gateway.ctx
  const { traceId } = await bought()
  const place = partitionOf(months[0] ?? '')
  const attempts = ['trace_events', ...(await names())].flatMap((table) => [
    `update ${table} set page_version = 'x'`,
    `truncate ${table}`,
  ])
  for (const attempt of [
    ...attempts,
    `delete from ${place} where trace_id = '${traceId}'`,
    `delete from trace_events where trace_id = '${traceId}'`,
  ]) {
    const refused = await db.execute(sql.raw(attempt)).then(
      () => 'was done',
      (error: unknown) => String((error as Error).cause),
    )
    expect([attempt, refused]).toEqual([attempt, expect.stringMatching(/append-only|stay/)])
  }
})

test('a month without a partition still takes steps, and raises an alarm', async () => {
  const last = months.at(-1) ?? ''
  await gateway.ctx.db.execute(sql.raw(`drop table ${partitionOf(last)}`))
  const id = await visit(last)
  expect(await placeOf(id)).toEqual(['trace_events_default'])
  expect(await readEvents(gateway.ctx.db, { id, month: last })).toHaveLength(1)
  await prepareMonths(gateway.ctx)
  expect(alarms).toContain('PARTITION_MISSING')
  await dropOrphansBefore(gateway.ctx.db, 1, 100)
  await prepareMonths(gateway.ctx)
  expect(await names()).toContain(partitionOf(last))
})

test('evidence is detached ten years after its contracts ended, and what was sold stays', async () => {
  const { ctx } = gateway
  const { db } = ctx
  // A month that is over.
  await db.execute(
    sql`create table trace_events_2000_01 partition of trace_events for values from ('2000-01-01') to ('2000-02-01')`,
  )
  await db.execute(
    sql`create trigger trace_events_append_only before update or truncate on trace_events_2000_01 for each statement execute function refuse_change()`,
  )
  await db.execute(sql`alter table traces alter month set default '2000-01-01'`)
  const { orderId, traceId } = await bought()
  expect(await placeOf(traceId)).toEqual(['trace_events_2000_01'])
  const books = await reconcile(db)
  expect(books.differences).toEqual([])
  await moveClock(gateway, DAY_MS)
  await anchorEvidence(ctx)
  const day = new Date(gateway.now() + 8 * 3_600_000 - DAY_MS).toISOString().slice(0, 10)

  await moveClock(gateway, 10.5 * 365.25 * DAY_MS)
  await detachMonths(ctx)
  expect(await pastMonths(db)).toEqual(['2000-01-01'])

  await moveClock(gateway, 2 * 365.25 * DAY_MS)
  await detachMonths(ctx)
  expect(await pastMonths(db)).toEqual([])
  expect(await reconcile(db)).toEqual(books)
  expect(await evidencePage(ctx, orderId)).toContain(
    '已移出在线库，存于归档表 trace_events_2000_01',
  )
  expect(await damageOf(ctx, day)).toEqual([])
  const kept = await rowsOf(db, `select 1 from trace_events_2000_01 where trace_id = '${traceId}'`)
  expect(kept.length).toBeGreaterThan(5)
  for (const attempt of ['delete from', 'truncate', 'update'])
    await expect(
      db.execute(
        sql.raw(
          attempt === 'update'
            ? `update trace_events_2000_01 set type = ''`
            : `${attempt} trace_events_2000_01`,
        ),
      ),
    ).rejects.toThrow()
})
