import { eq } from 'drizzle-orm'
import type { LogFields } from '../../../server/context/log'
import { outbox, refunds } from '../../../server/db/schema'
import { requestRefundAgain } from '../../../server/pay/refund-failure'
import { settle } from '../../../server/pay/settle'
import { payOrderById } from '../../../server/records/pay/repo'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  signIn,
  turnSandbox,
} from '../../support/purchase'

/** Refunds that do not arrive, and money that arrives too late: what is owed, said and asked again. */

const MINUTE_MS = 60_000

let gateway: TestGateway
const alarms: LogFields[] = []
const note = (fields: LogFields) => void (fields.alarm && alarms.push(fields))
beforeAll(async () => {
  gateway = await openGateway({}, { log: { info: note, warn: note, error: note } })
})
beforeEach(() => {
  alarms.length = 0
})
afterAll(() => gateway.close())

async function opened() {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  return { ...(await openPayOrder(gateway, login, proposalId)), proposalId, login }
}

async function later(minutes: number): Promise<void> {
  await moveClock(gateway, minutes * MINUTE_MS)
  await gateway.jobs()
}

/** An order that was paid twice and revoked. The provider makes of later refunds what `status` says. */
async function revoked(status: 'CLOSED' | 'ABNORMAL') {
  const one = await opened()
  await decide(gateway, one.outTradeNo, 'PAID')
  await turnSandbox(gateway, `pay-orders/${one.outTradeNo}`, { outcome: 'PAID', again: true })
  await later(0)
  await later(2)
  await turnSandbox(gateway, `pay-orders/${one.outTradeNo}/refunds`, { status })
  const { login, proposalId: orderId, amountFen } = one
  const { policies } = done(await gateway.call('getOrder', { orderId }, { login }))
  const asked = { policyId: policies[0]?.policyId ?? '', expectedRefundable: amountFen }
  done(await gateway.call('revokePolicy', asked, { login }))
  await later(0)
  await later(2)
  return one
}

const refundsOf = (payOrderId: string) =>
  gateway.ctx.db
    .select()
    .from(refunds)
    .where(eq(refunds.payOrderId, payOrderId))
    .orderBy(refunds.createdAt)

const failuresOf = (payOrderId: string) =>
  alarms
    .filter((fields) => fields.alarm === 'REFUND_FAILED' && fields.payOrderId === payOrderId)
    .map(({ reason }) => reason)

test('closed again and again: the next number each time, after a pause twice as long', async () => {
  const { payOrderId, outTradeNo, amountFen } = await revoked('CLOSED')
  await later(10)
  await later(2)
  const rows = await refundsOf(payOrderId)
  // The first is the second payment, which went back before and has a number of its own.
  expect(
    rows
      .slice(1)
      .map((row) => [
        row.outRefundNo,
        row.status,
        row.nextTryAt && (row.nextTryAt - row.createdAt) / MINUTE_MS,
      ]),
  ).toEqual([
    [`R${outTradeNo}`, 'CLOSED', null],
    [`R${outTradeNo}_2`, 'CLOSED', null],
    [`R${outTradeNo}_3`, 'REQUESTED', 10],
  ])
  expect(new Set(rows.map((row) => row.amountFen))).toEqual(new Set([amountFen]))
  expect(failuresOf(payOrderId)).toEqual(['CLOSED', 'CLOSED'])
})

test('closed a dozen times: the numbers go on, and the pause is never longer than a day', async () => {
  const { payOrderId, outTradeNo } = await revoked('CLOSED')
  const waiting = async () => {
    const row = (await refundsOf(payOrderId)).find(({ status }) => status === 'REQUESTED')
    if (!row) throw new Error('Nothing is asked for again')
    return row
  }
  for (let times = 0; times < 10; times += 1) {
    const row = await waiting()
    await gateway.ctx.db.transaction((tx) => requestRefundAgain(gateway.ctx, tx, row))
  }
  const { outRefundNo, nextTryAt, createdAt } = await waiting()
  expect(outRefundNo).toBe(`R${outTradeNo}_12`)
  expect(((nextTryAt ?? 0) - createdAt) / MINUTE_MS).toBe(24 * 60)
})

test('an account that cannot take it: told once, and asked about every hour', async () => {
  const { payOrderId, proposalId, amountFen } = await revoked('ABNORMAL')
  const nextInMinutes = async () => {
    const row = (await refundsOf(payOrderId)).at(-1)
    expect(row?.status).toBe('ABNORMAL')
    return ((row?.nextTryAt ?? 0) - gateway.ctx.clock.now()) / MINUTE_MS
  }
  expect(await nextInMinutes()).toBeGreaterThan(50)
  await later(65)
  expect(await nextInMinutes()).toBeGreaterThan(50)
  expect(failuresOf(payOrderId)).toEqual(['ABNORMAL'])
  const told = await gateway.ctx.db.select().from(outbox).where(eq(outbox.topic, 'REFUND_PROGRESS'))
  const what = '原账户无法入账，请联系客服'
  expect(
    told
      .map(({ payload }) => payload)
      .filter((said) => said['proposalId'] === proposalId && said['what'] === what),
  ).toEqual([{ proposalId, amountFen, what }])
})

test('money for a pay order that was cancelled, too late for its cover: the open one stays open', async () => {
  const one = await opened()
  const { login, proposalId: orderId, outTradeNo, amountFen } = one
  const old = await payOrderById(gateway.ctx.db, one.payOrderId)
  if (!old) throw new Error('No pay order')
  await settle(gateway.ctx, old, { outTradeNo, outcome: 'CANCEL' })
  const next = await openPayOrder(gateway, login, orderId)
  const before = done(await gateway.call('getOrder', { orderId }, { login }))
  const paidAt = Date.parse(`${before.effectiveOn}T00:20:00+08:00`)
  const money = { transactionId: `late${outTradeNo}`, amountFen, paidAt }
  await settle(gateway.ctx, old, { outTradeNo, outcome: 'PAID', ...money })

  expect(await payOrderById(gateway.ctx.db, old.id)).toMatchObject({
    status: 'REFUNDING',
    errorMessage: null,
  })
  expect(await refundsOf(old.id)).toMatchObject([
    { outRefundNo: `R${outTradeNo}`, amountFen, reason: '订单已关闭，自动退款' },
  ])
  const after = done(await gateway.call('getOrder', { orderId }, { login }))
  expect([after.status, after.payOrderId]).toEqual(['PAYING', next.payOrderId])
  await decide(gateway, next.outTradeNo, 'PAID')
  expect(done(await gateway.call('getOrder', { orderId }, { login })).status).toBe('PAID')
})
