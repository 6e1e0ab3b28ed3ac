import { dayOf } from '@/domain/time/day'
import { reconciliations } from '../../../../server/db/schema'
import { reconcileDay } from '../../../../server/ledger/day'
import { reconcile } from '../../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../../support/gateway'
import { everyWayToPay, openAt, otherWays } from '../../../support/pay-providers'
import { decide, done, signIn } from '../../../support/purchase'

const HOUR_MS = 3_600_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ CATALOGUE_DIR: everyWayToPay() })
})
afterEach(() => gateway.sandbox.faults.clear())
afterAll(() => gateway.close())

const at = (text: string) => gateway.sandbox.clock.setNow(Date.parse(`${text}+08:00`))
const bill = async (day: string) => {
  const found = await reconcileDay(gateway.ctx, day)
  if (!found.ok) throw new Error(found.code)
  return found.value
}

async function buy(way: (typeof otherWays)[number] | { payType: 'WC_PAY' }, drop = false) {
  const login = await signIn(gateway)
  const order = await openAt(gateway, login, way)
  await decide(gateway, order.outTradeNo, 'PAID', { times: 1, drop })
  return order
}

test('the bills of all providers agree with the books of a day, refunds too', async () => {
  at('2026-11-23T12:00:00')
  const day = dayOf(gateway.ctx.clock.now())
  const orders = []
  for (const way of [{ payType: 'WC_PAY' as const }, ...otherWays]) orders.push(await buy(way))
  for (const { proposalId, login } of orders) {
    const { policies } = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
    const policyId = policies[0]?.policyId ?? ''
    const wanted = { policyId, expectedRefundable: 25_800 }
    done(await gateway.call('revokePolicyAndRefund', wanted, { login }))
  }
  await gateway.jobs()
  at('2026-11-23T12:05:00')
  await gateway.jobs()
  at('2026-11-24T12:00:00')
  const found = await bill(day)
  expect(found.differences).toEqual([])
  expect(found.billLines).toBe(8)
  for (const account of ['WECHAT_PAY', 'ALLINPAY', 'PA_PAY', 'BANK_PAY'] as const)
    expect(found.balances[account]).toBe(0)
})

test.each(otherWays)(
  '$payType: a payment that nobody told of is taken in by the bill',
  async (way) => {
    at('2026-11-25T12:00:00')
    const day = dayOf(gateway.ctx.clock.now())
    const { proposalId, login } = await buy(way, true)
    at('2026-11-26T11:00:00')
    expect((await bill(day)).differences).toEqual([])
    at('2026-11-25T12:30:00')
    const { policies } = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
    expect(policies).toHaveLength(2)
  },
)

test.each(otherWays)('$payType: what its console gave back is brought by the bill', async (way) => {
  at('2026-11-27T12:00:00')
  const day = dayOf(gateway.ctx.clock.now())
  const order = await buy(way)
  const paid = await fetch(`${gateway.origin}/sandbox/pay-orders/${order.outTradeNo}/refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ notify: { drop: true } }),
  })
  expect(paid.status).toBe(200)
  at('2026-11-28T11:00:00')
  // The refund was made in the provider's console. The bill brings it, and no difference is left.
  expect((await bill(day)).differences).toEqual([])
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
  // It is a refund of the day of its bill, so the bill of the day after need not name it.
  at('2026-11-29T11:00:00')
  expect((await bill('2026-11-28')).differences).toEqual([])
})

test.each(otherWays)(
  '$payType: a second payment that its console gave back is no premium, before anybody told of it',
  async (way) => {
    at('2026-11-26T12:00:00')
    const day = dayOf(gateway.ctx.clock.now())
    const { outTradeNo, proposalId, login } = await buy(way)
    const send = (method: string, path: string, body: object) =>
      fetch(`${gateway.origin}/sandbox/pay-orders/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const again = { outcome: 'PAID', again: true, notify: { drop: true } }
    expect((await send('PUT', outTradeNo, again)).status).toBe(200)
    expect((await send('POST', `${outTradeNo}/refunds`, { again: true })).status).toBe(200)
    at('2026-11-27T11:00:00')
    expect((await bill(day)).differences).toEqual([])
    at('2026-11-26T12:30:00')
    const { status } = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
    expect(status).toBe('PAID')
  },
)

test('as long as one bill is missing the day stays open, and is made up for', async () => {
  at('2026-11-29T12:00:00')
  await buy(otherWays[2])
  const days = async () =>
    (await gateway.ctx.db.select().from(reconciliations)).map(({ day }) => day)
  at('2026-11-30T10:30:00')
  gateway.sandbox.faults.add({ cmd: 'allinpay.billFile', mode: 'http500', times: 1 })
  await gateway.jobs()
  expect(await days()).not.toContain('2026-11-29')
  gateway.sandbox.clock.setOffset(gateway.sandbox.clock.offsetMs() + HOUR_MS + 60_000)
  await gateway.jobs()
  expect(await days()).toContain('2026-11-29')
})
