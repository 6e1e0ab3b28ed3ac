import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { ledger, traceEvents, transitions } from '../../server/db/schema'
import { readEvents } from '../../server/trace/repo'
import { isChainSound } from '../../server/trace/trace'
import { openGateway, type TestGateway } from '../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  openPayOrder,
  shanghai,
  signIn,
} from '../support/purchase'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
}, 60_000)
afterAll(() => gateway.close())

const event = (seq: number) => ({
  seq,
  type: 'ENTER' as const,
  pageId: 'insure',
  pageVersion: '1',
  clientAt: '2026-11-21T10:00:00+08:00',
})

const save = (traceId: string, seqs: number[]) =>
  gateway.call('saveTrace', {
    ...shanghai,
    bizType: 'CREATE_POLICY',
    traceId,
    events: seqs.map(event),
  })

describe('the sales trace', () => {
  test('keeps a step once, however often and in whatever order it is sent', async () => {
    const traceId = randomUUID()
    await Promise.all([save(traceId, [0, 1, 2]), save(traceId, [1, 2, 3]), save(traceId, [3, 3])])
    expect(done(await save(traceId, [0])).lastSeq).toBe(3)
    const rows = await readEvents(gateway.ctx.db, traceId)
    expect(rows.map(({ clientSeq }) => clientSeq).sort()).toEqual([0, 1, 2, 3])
    expect(isChainSound(rows)).toBe(true)
  })

  test('goes from entering to paying, in a chain that shows every change', async () => {
    const login = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, login)
    const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, outTradeNo, 'PAID')
    const all = await gateway.ctx.db.select().from(traceEvents)
    const paid = all.find(({ detail }) => detail?.['outTradeNo'] === outTradeNo)
    const rows = await readEvents(gateway.ctx.db, paid?.traceId ?? '')
    const own = rows.map(({ type }) => type).filter((type) => type === type.toUpperCase())
    expect(own.slice(-4)).toEqual(['HEALTH', 'SUBMIT', 'CONFIRM', 'PAY'])
    expect(isChainSound(rows)).toBe(true)

    const changed = rows.map((row, index) => (index === 1 ? { ...row, pageVersion: 'x' } : row))
    expect(isChainSound(changed)).toBe(false)
    expect(isChainSound(rows.filter((_row, index) => index !== 1))).toBe(false)
    expect(isChainSound([...rows].reverse())).toBe(false)
  })

  test('belongs to the product it began with', async () => {
    const traceId = randomUUID()
    done(await save(traceId, [0]))
    const elsewhere = await gateway.call('saveTrace', {
      cityCode: '320100',
      productCode: 'PH4J',
      bizType: 'CREATE_POLICY',
      traceId,
      events: [event(1)],
    })
    expect(elsewhere.code).toBe(errorCodes.NOT_FOUND)
  })

  test.each([
    ['trace_events', traceEvents],
    ['ledger', ledger],
    ['transitions', transitions],
  ])('the database refuses to change %s', async (_name, table) => {
    const { db } = gateway.ctx
    const before = await db.select().from(table)
    expect(before.length).toBeGreaterThan(0)
    for (const statement of [
      sql`update ${table} set at = now()`,
      sql`delete from ${table}`,
      sql`truncate ${table}`,
    ])
      await expect(db.execute(statement)).rejects.toThrow()
    expect(await db.select().from(table)).toEqual(before)
  })
})
