import { sql } from 'drizzle-orm'
import { dayOf } from '@/domain/time/day'
import type { LogFields } from '../../../server/context/log'
import { reconciliations } from '../../../server/db/schema'
import { billedDay, reconcileDay, reconcileDue } from '../../../server/ledger/day'
import { readStates } from '../../../server/watch/states'
import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, decide, done, openPayOrder, signIn } from '../../support/purchase'

const HOUR_MS = 3_600_000
const noted: LogFields[] = []
const note = (fields: LogFields) => void (fields.alarm && noted.push(fields))
const alarmsOf = (alarm: string) => noted.filter((fields) => fields.alarm === alarm)

let gateway: TestGateway
const today = () => dayOf(gateway.ctx.clock.now())
beforeAll(async () => {
  gateway = await openGateway({}, { log: { info: note, warn: note, error: note } })
})
beforeEach(() => {
  noted.length = 0
  gateway.sandbox.clock.setNow(Date.parse('2026-11-23T12:00:00+08:00'))
})
afterEach(() => gateway.sandbox.faults.clear())
afterAll(() => gateway.close())

async function buy(notify?: { drop: boolean }) {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const order = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, order.outTradeNo, 'PAID', notify)
  return { ...order, proposalId, login }
}

/** Moves the clock to noon of the next day, when the bill of the day before is there. */
const tomorrowNoon = () =>
  gateway.sandbox.clock.setOffset(gateway.sandbox.clock.offsetMs() + 24 * HOUR_MS)

async function reconciled(day: string) {
  const found = await reconcileDay(gateway.ctx, day)
  if (!found.ok) throw new Error(found.code)
  return found.value
}

class Undo extends Error {}

/** Changes rows by hand, answers the differences from the day's bill, and undoes the change. */
async function afterChange(day: string, statement: string) {
  const { db } = gateway.ctx
  let differences: Awaited<ReturnType<typeof reconciled>>['differences'] = []
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw('alter table ledger disable trigger user'))
      await tx.execute(sql.raw(statement))
      // Reconciliation must use this transaction. Only the bill comes from outside.
      const found = await reconcileDay({ ...gateway.ctx, db: tx }, day)
      if (found.ok) ({ differences } = found.value)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return differences
}

test('a day agrees with its bill; what is broken by hand is named', async () => {
  const day = today()
  const bought = await buy()
  const given = await buy()
  // The order is cancelled during its payment, so the money is refunded on the same day.
  const login = await signIn(gateway)
  const orderId = await confirmedProposal(gateway, login)
  const { outTradeNo, payOrderId } = await openPayOrder(gateway, login, orderId)
  done(await gateway.call('cancelOrder', { orderId }, { login }))
  await decide(gateway, outTradeNo, 'PAID')
  await gateway.jobs()
  tomorrowNoon()
  const { differences, billLines } = await reconciled(day)
  expect(differences).toEqual([])
  expect(billLines).toBe(4)

  const own = `pay_order_id = '${bought.payOrderId}'`
  const amounts = `update ledger set amount_fen = amount_fen + 1 where kind = 'PAYMENT' and ${own}`
  expect(await afterChange(day, amounts)).toContainEqual(
    expect.objectContaining({
      kind: 'BILL_AMOUNT_DIFFERS',
      payOrderId: bought.payOrderId,
      expectedFen: bought.amountFen + 1,
      foundFen: bought.amountFen,
    }),
  )
  const invented = `insert into ledger (id, kind, pay_order_id, reference, amount_fen, at, occurred_at) select 'x', kind, pay_order_id, 'invented', amount_fen, at, occurred_at from ledger where kind = 'PAYMENT' and pay_order_id = '${given.payOrderId}'`
  expect(await afterChange(day, invented)).toContainEqual({
    kind: 'BILL_PAYMENT_MISSING',
    payOrderId: given.payOrderId,
    reference: 'invented',
    expectedFen: given.amountFen,
  })
  const renamed = `update refunds set out_refund_no = 'renamed' where pay_order_id = '${payOrderId}'`
  const kinds = (await afterChange(day, renamed)).map(({ kind }) => kind)
  expect(kinds).toContain('BILL_REFUND_MISSING')
  const halved = `update refunds set amount_fen = 1 where pay_order_id = '${payOrderId}'`
  expect((await afterChange(day, halved)).map(({ kind }) => kind)).toContain('BILL_AMOUNT_DIFFERS')
})

test('paid in the bill and unknown to us: named, kept, shown and alarmed', async () => {
  gateway.sandbox.clock.setNow(Date.parse('2026-11-26T12:00:00+08:00'))
  const day = today()
  const outTradeNo = 'HMstranger'
  const placed = await gateway.ctx.gateways.wechatPay.createH5Order({
    outTradeNo,
    description: 'x',
    amountFen: 700,
    expireAt: gateway.ctx.clock.now() + HOUR_MS,
    notifyUrl: `${gateway.origin}/notify/wechatpay`,
    clientIp: '127.0.0.1',
    returnUrl: gateway.origin,
  })
  expect(placed.ok).toBe(true)
  await decide(gateway, outTradeNo, 'PAID', { times: 1 })
  expect(alarmsOf('PAYMENT_UNKNOWN')).toMatchObject([{ outTradeNo }])
  tomorrowNoon()
  await gateway.jobs()
  const wanted = { kind: 'BILL_PAYMENT_UNKNOWN', foundFen: 700 }
  const rows = await gateway.ctx.db.select().from(reconciliations)
  expect(rows.find((row) => row.day === day)?.differences).toMatchObject([wanted])
  expect(alarmsOf('LEDGER_DIFFERS')).toMatchObject([{ reason: wanted.kind, foundFen: 700 }])
  const states = await readStates(gateway.ctx.db, gateway.ctx.clock.now())
  expect(states.huimin_ledger_differences).toBe(1)
})

test('a payment whose notification was lost is taken in by the bill', async () => {
  gateway.sandbox.clock.setNow(Date.parse('2026-11-28T12:00:00+08:00'))
  const day = today()
  const { proposalId, login } = await buy({ drop: true })
  tomorrowNoon()
  expect((await reconciled(day)).differences).toEqual([])
  const { code } = await gateway.call('getOrder', { orderId: proposalId }, { login })
  expect(code).toBeGreaterThan(0)
  const { rows } = (await gateway.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from policies where proposal_id = ${proposalId}`,
  )) as unknown as { rows: { n: number }[] }
  expect(rows).toEqual([{ n: 2 }])
})

test('the job waits for ten o’clock, tries again, and makes up for days it missed', async () => {
  const clock = (at: string) => gateway.sandbox.clock.setNow(Date.parse(at))
  const days = async () =>
    (await gateway.ctx.db.select().from(reconciliations)).map(({ day }) => day).sort()
  clock('2026-12-01T10:30:00+08:00')
  await gateway.jobs()
  expect((await days()).at(-1)).toBe('2026-11-30')
  clock('2026-12-04T09:30:00+08:00')
  await gateway.jobs()
  expect((await days()).slice(-3)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  expect(billedDay(gateway.ctx.clock.now())).toBe('2026-12-02')
  gateway.sandbox.faults.add({ cmd: 'wechatpay.bill', mode: 'http500', times: 1 })
  clock('2026-12-04T10:31:00+08:00')
  await gateway.jobs()
  expect((await days()).at(-1)).toBe('2026-12-02')
  clock('2026-12-04T11:32:00+08:00')
  await gateway.jobs()
  expect((await days()).at(-1)).toBe('2026-12-03')
  // One round handles only a week, so that a long backlog does not block the job for hours.
  clock('2026-12-20T12:00:00+08:00')
  await gateway.jobs()
  expect((await days()).at(-1)).toBe('2026-12-10')
})

test('a bill that cannot be fetched is no bill, and a day without trades an empty one', async () => {
  const day = '2026-11-23'
  gateway.sandbox.clock.setNow(Date.parse('2026-11-24T12:00:00+08:00'))
  const { wechatPay } = gateway.ctx.gateways
  expect((await wechatPay.tradeBill(day)).ok).toBe(true)
  gateway.sandbox.faults.add({ cmd: 'wechatpay.billFile', mode: 'http500', times: 1 })
  expect(await wechatPay.tradeBill(day)).toEqual({ ok: false, code: 'UNKNOWN' })
  expect(await wechatPay.tradeBill(today())).toEqual({ ok: false, code: 'REFUSED' })
  const nothing = { ok: true, value: { payments: [], refunds: [] } }
  expect(await wechatPay.tradeBill('2026-11-01')).toEqual(nothing)
})

test('the first bill is that of the first order, however late the job can fetch it', async () => {
  await buy()
  await gateway.ctx.db.delete(reconciliations)
  gateway.sandbox.clock.setNow(Date.parse('2026-11-27T12:00:00+08:00'))
  await reconcileDue(gateway.ctx)
  const days = (await gateway.ctx.db.select().from(reconciliations)).map(({ day }) => day)
  expect(days.sort()).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])
})
