import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { ledger, traceEvents, transitions } from '../../../server/db/schema'
import { isChainSound } from '../../../server/records/evidence/chain'
import { findEvidenceWithSteps } from '../../../server/records/evidence/repo'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  openPayOrder,
  readPage,
  shanghai,
  signIn,
} from '../../support/purchase'

let gateway: TestGateway
let version: string
beforeAll(async () => {
  gateway = await openGateway()
  version = (await readPage(gateway, shanghai)).pageVersion
})
afterAll(() => gateway.close())

const event = (seq: number) => ({
  seq,
  type: 'ENTER' as const,
  pageId: 'insure',
  pageVersion: version,
  clientAt: new Date(gateway.now()).toISOString(),
})

const save = (traceId: string, seqs: number[]) =>
  gateway.call('saveTrace', {
    ...shanghai,
    bizType: 'CREATE_POLICY',
    traceId,
    events: seqs.map(event),
  })

const stored = async (traceId: string) => {
  const { db, keys } = gateway.ctx
  return (await findEvidenceWithSteps(db, keys.hash(traceId, 'trace')))?.steps ?? []
}

describe('the sales trace', () => {
  test('keeps a step once, however often and how many at once send it', async () => {
    const traceId = randomUUID()
    done(await save(traceId, [0]))
    await Promise.all([save(traceId, [0, 1, 2]), save(traceId, [0, 1, 2]), save(traceId, [1, 1])])
    expect(done(await save(traceId, [1, 2, 3, 3])).lastSeq).toBe(3)
    const rows = await stored(traceId)
    expect(rows.map(({ clientSeq }) => clientSeq)).toEqual([0, 1, 2, 3])
    expect(isChainSound(gateway.ctx.keys, rows)).toBe(true)
  })

  test('is begun once, also by requests that come at once', async () => {
    const traceId = randomUUID()
    const replies = await Promise.all([[0, 1], [0], [0, 1, 2]].map((seqs) => save(traceId, seqs)))
    replies.forEach(done)
    const rows = await stored(traceId)
    expect(rows.map(({ clientSeq }) => clientSeq)).toEqual([0, 1, 2])
    expect(isChainSound(gateway.ctx.keys, rows)).toBe(true)
  })

  test('keeps the answer to each question about health', async () => {
    const login = await signIn(gateway)
    const lh0g = { cityCode: '440301', productCode: 'LH0G' }
    const { health } = await readPage(gateway, lh0g)
    const traceId = randomUUID()
    const declare = (answers: ('NO' | 'NO_TO_ALL')[]) =>
      gateway.call(
        'confirmHealth',
        { ...lh0g, traceId, textHash: health.textHash, answer: 'AGREE', answers },
        { login },
      )
    // A list of another length answers other questions.
    expect((await declare(['NO'])).code).toBe(errorCodes.NOTICE_CHANGED)
    done(await declare(health.items.map((_, at) => (at === 0 ? 'NO' : 'NO_TO_ALL'))))
    const rows = await stored(traceId)
    expect(rows.map(({ detail }) => detail?.['answers'])).toEqual([
      ['NO', ...health.items.slice(1).map(() => 'NO_TO_ALL')].join(','),
    ])
    expect(isChainSound(gateway.ctx.keys, rows)).toBe(true)
  })

  test('goes from entering to paying, in a chain that shows every change', async () => {
    const login = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, login)
    const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, outTradeNo, 'PAID')
    const all = await gateway.ctx.db.select().from(traceEvents)
    const paid = all.find(({ detail }) => detail?.['outTradeNo'] === outTradeNo)
    const rows = (await findEvidenceWithSteps(gateway.ctx.db, paid?.traceId ?? ''))?.steps ?? []
    const own = rows.map(({ type }) => type).filter((type) => type === type.toUpperCase())
    const last = ['HEALTH', 'SUBMIT', 'AGREE', 'AGREE', 'CONFIRM', 'PAY']
    expect(own.slice(-6)).toEqual(last)
    expect(isChainSound(gateway.ctx.keys, rows)).toBe(true)

    const changed = rows.map((row, index) => (index === 1 ? { ...row, pageVersion: 'x' } : row))
    expect(isChainSound(gateway.ctx.keys, changed)).toBe(false)
    expect(
      isChainSound(
        gateway.ctx.keys,
        rows.filter((_row, index) => index !== 1),
      ),
    ).toBe(false)
    expect(isChainSound(gateway.ctx.keys, [...rows].reverse())).toBe(false)
  })

  test.each<[string, string, number, object]>([
    ['agreed before it was read', 'ORDER', 2, { type: 'AGREE', pageId: 'notice:escapeClause' }],
    ['a step before the last one', 'ORDER', 0, {}],
    ['a page version nobody published', 'VERSION', 2, { pageVersion: '99' }],
    ['a notice nobody published', 'VERSION', 2, { type: 'READ', pageId: 'notice:none' }],
    ['tomorrow', 'TIME', 2, { clientAt: new Date(Date.now() + 86_400_000).toISOString() }],
    ['the last century', 'TIME', 2, { clientAt: '1999-01-01T00:00:00Z' }],
    ['a day that does not exist', 'TIME', 2, { clientAt: '2026-02-31T00:00:00Z' }],
  ])('refuses %s', async (_name, fault, seq, change) => {
    const traceId = randomUUID()
    done(await save(traceId, [1]))
    const before = await stored(traceId)
    const events = [{ ...event(seq), ...change }]
    const reply = await gateway.call('saveTrace', {
      ...shanghai,
      bizType: 'CREATE_POLICY',
      traceId,
      events,
    })
    const code = fault === 'VERSION' ? errorCodes.NOTICE_CHANGED : errorCodes.TRACE_REFUSED
    expect(reply.code).toBe(code)
    expect(await stored(traceId)).toEqual(before)
  })

  test.each(['a\uD800', '\uDFFFb', 'a\0b', 'a\r\nlevel=50'])(
    'takes no text that cannot be kept as it is: %j',
    async (text) => {
      const traceId = randomUUID()
      for (const change of [{ pageId: text }, { pageVersion: text }, { textHash: text }]) {
        const events = [{ ...event(0), ...change }]
        const evidence = { ...shanghai, bizType: 'CREATE_POLICY' as const, traceId, events }
        expect((await gateway.call('saveTrace', evidence)).code).toBe(errorCodes.BAD_REQUEST)
      }
      done(await save(traceId, [0]))
      expect(isChainSound(gateway.ctx.keys, await stored(traceId))).toBe(true)
    },
  )

  test('begins with entering', async () => {
    const reply = await gateway.call('saveTrace', {
      ...shanghai,
      bizType: 'CREATE_POLICY',
      traceId: randomUUID(),
      events: [{ ...event(0), type: 'FILL' }],
    })
    expect(reply).toMatchObject({ code: errorCodes.TRACE_REFUSED, extra: { code: 'ORDER' } })
  })

  test('is not continued by who reads its id in the database', async () => {
    const traceId = randomUUID()
    done(await save(traceId, [0]))
    const known = gateway.ctx.keys.hash(traceId, 'trace')
    const before = await stored(traceId)
    done(await save(known, [1]))
    expect(await stored(traceId)).toEqual(before)
    expect((await stored(known)).map(({ clientSeq }) => clientSeq)).toEqual([1])
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
