import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/time/day'
import { outbox } from '../../../server/db/schema'
import { reconcile } from '../../../server/ledger/reconcile'
import { takeRefund } from '../../../server/pay/refund'
import { payOrderById } from '../../../server/records/pay/repo'
import { decide, done, moveClock, turnSandbox } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { openShop } from './shop'

/** Refunds that people make in WeChat Pay's merchant console. */
const shop = openShop()

const ended = {
  order: 'REFUNDED',
  proposal: 'REVOKED',
  policies: ['REVOKED', 'REVOKED'],
  claims: 0,
}

/** The `givenBack` flags of the order and its policy, each from its list and its own call. */
async function saysGivenBack({ proposalId, login }: { proposalId: string; login: Login }) {
  const { list: orders } = done(await shop.gateway.call('listOrders', {}, { login }))
  const order = done(await shop.gateway.call('getOrder', { orderId: proposalId }, { login }))
  const { list } = done(await shop.gateway.call('listPolicies', {}, { login }))
  const { policyId = '' } = list[0] ?? {}
  const policy = done(await shop.gateway.call('getPolicy', { policyId }, { login }))
  return [...orders, order, ...list, policy].map(({ givenBack }) => givenBack)
}
const five = (said: boolean) => Array.from({ length: 5 }, () => said)

test('all of it: the policies end, the people are free, and they are told', async () => {
  const one = await shop.bought()
  expect(await shop.refundInConsole(one.outTradeNo, { notify: { times: 3 } })).toBe(200)
  expect(await shop.statesOf(one)).toEqual(ended)
  expect(await shop.refundsOf(one.payOrderId)).toMatchObject([
    { origin: 'CONSOLE', status: 'REFUNDED' },
  ])
  const told = await shop.gateway.ctx.db
    .select()
    .from(outbox)
    .where(eq(outbox.topic, 'PAYMENT_REFUNDED'))
  expect(told.map(({ payload }) => payload['proposalId'])).toEqual([one.proposalId])
  expect(await saysGivenBack(one)).toEqual(five(true))
  expect(await shop.statesOf(await shop.bought(one.people))).toMatchObject({
    proposal: 'PAID',
    claims: 2,
  })
})

test('a part of it ends nobody’s cover, the rest ends it', async () => {
  const one = await shop.bought()
  await shop.refundInConsole(one.outTradeNo, { refundFen: 100 })
  expect(shop.alarms).toContain('REFUND_PARTIAL')
  expect(await shop.statesOf(one)).toMatchObject({ order: 'PAID', proposal: 'PAID', claims: 2 })
  expect((await reconcile(shop.gateway.ctx.db)).differences).toMatchObject([
    { kind: 'POLICIES_DIFFER', payOrderId: one.payOrderId, foundFen: one.amountFen },
  ])
  expect(await saysGivenBack(one)).toEqual(five(false))
  await shop.refundInConsole(one.outTradeNo, { refundFen: one.amountFen - 100 })
  expect(await shop.statesOf(one)).toEqual(ended)
  // Whoever revokes on a page of before is told of all that the operator gave back.
  const late = await shop.revoke(one, one.amountFen - 100)
  expect(late).toMatchObject({ refundAmount: one.amountFen })
})

test('who revoked it did so, though the console was faster with the money', async () => {
  const one = await shop.bought()
  await shop.refundInConsole(one.outTradeNo, { refundFen: 100 })
  // They are told what comes, without what came before, however often they ask.
  const told = { refundAmount: one.amountFen - 100 }
  expect(await shop.revoke(one, one.amountFen - 100)).toMatchObject(told)
  await shop.refundInConsole(one.outTradeNo, { refundFen: one.amountFen - 100 })
  expect(await shop.revoke(one, one.amountFen - 100)).toMatchObject(told)
  expect(await shop.statesOf(one)).toEqual(ended)
  expect(await saysGivenBack(one)).toEqual(five(false))
})

test('a notification that is lost is made up for by the bill', async () => {
  const one = await shop.bought()
  await shop.refundInConsole(one.outTradeNo, { notify: { drop: true } })
  expect(await shop.statesOf(one)).toMatchObject({ proposal: 'PAID' })
  expect(await shop.billOfToday()).toEqual([])
  expect(await shop.statesOf(one)).toEqual(ended)
})

test('what we owe anyway is served by it, and not paid back twice', async () => {
  const one = await shop.owed()
  await shop.refundInConsole(one.outTradeNo)
  shop.gateway.sandbox.faults.clear()
  await moveClock(shop.gateway, 10 * 60_000)
  await shop.gateway.jobs()
  expect(await shop.statesOf(one)).toMatchObject({ order: 'REFUNDED', proposal: 'CANCELLED' })
  expect(await shop.refundsOf(one.payOrderId)).toMatchObject([
    { origin: 'CONSOLE', status: 'REFUNDED', amountFen: one.amountFen },
    { origin: 'GATEWAY', status: 'REPLACED' },
  ])
})

test('a part of what we owe leaves the rest to us', async () => {
  const one = await shop.owed()
  await shop.refundInConsole(one.outTradeNo, { refundFen: 100 })
  shop.gateway.sandbox.faults.clear()
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await moveClock(shop.gateway, 10 * 60_000)
    await shop.gateway.jobs()
  }
  expect(await shop.statesOf(one)).toMatchObject({ order: 'REFUNDED' })
  expect(await shop.refundsOf(one.payOrderId)).toEqual([
    { origin: 'CONSOLE', status: 'REFUNDED', amountFen: 100 },
    { origin: 'GATEWAY', status: 'REFUNDED', amountFen: one.amountFen - 100 },
  ])
})

test('given back before we heard that it was paid: nothing is sold', async () => {
  const one = await shop.order()
  await decide(shop.gateway, one.outTradeNo, 'PAID', { drop: true })
  await shop.refundInConsole(one.outTradeNo)
  expect(await shop.statesOf(one)).toEqual({
    order: 'REFUNDED',
    proposal: 'UNPAID',
    policies: [],
    claims: 0,
  })
})

test('more than came in is not taken in: not at once, not in parts, not while it is under way', async () => {
  const one = await shop.bought()
  const known = await payOrderById(shop.gateway.ctx.db, one.payOrderId)
  if (!known) throw new Error('No pay order')
  const report = (refundFen: number, status: 'SUCCESS' | 'PROCESSING' = 'SUCCESS') => {
    const { outTradeNo } = one
    const outRefundNo = `C${refundFen}${status}${outTradeNo}`
    const said = { outRefundNo, refundId: outRefundNo, outTradeNo, refundFen, status }
    return takeRefund(shop.gateway.ctx, known, said)
  }
  expect(await report(one.amountFen + 1)).toBe(false)
  expect(await report(one.amountFen + 1, 'PROCESSING')).toBe(false)
  expect(await shop.refundsOf(one.payOrderId)).toEqual([])
  expect(shop.alarms).toEqual(['REFUND_MISMATCH', 'REFUND_MISMATCH'])
  expect(await shop.statesOf(one)).toMatchObject({ order: 'PAID', proposal: 'PAID', claims: 2 })

  expect(await report(100)).toBe(true)
  expect(await report(one.amountFen)).toBe(false)
  expect(await shop.refundsOf(one.payOrderId)).toMatchObject([{ amountFen: 100 }])
  expect(await report(one.amountFen - 100)).toBe(true)
  expect(await shop.statesOf(one)).toEqual(ended)
})

/** The simulator found this (seed 852514), where the account took the money only a year later. */
test('all of it, when the cover has ended: the policies end as refunded', async () => {
  const one = await shop.bought()
  await moveClock(shop.gateway, 450 * DAY_MS)
  await shop.gateway.jobs()
  expect(await shop.statesOf(one)).toMatchObject({ policies: ['EXPIRED', 'EXPIRED'] })
  expect(await shop.refundInConsole(one.outTradeNo)).toBe(200)
  expect(await shop.statesOf(one)).toEqual(ended)
})

/** The simulator found this (seed 852649): the bill names it after we gave back everything. */
test('one that moved no money is none, also when nothing is left to give back', async () => {
  const one = await shop.bought()
  const endAs = (status: string) =>
    turnSandbox(shop.gateway, `pay-orders/${one.outTradeNo}/refunds`, { status })
  await endAs('CLOSED')
  await shop.refundInConsole(one.outTradeNo, { refundFen: 100, notify: { drop: true } })
  await endAs('SUCCESS')
  await shop.revoke(one, one.amountFen)
  await shop.gateway.jobs()
  expect(await shop.statesOf(one)).toEqual(ended)

  expect(await shop.billOfToday()).toEqual([])
  expect(shop.alarms).not.toContain('REFUND_MISMATCH')
  expect(await shop.refundsOf(one.payOrderId)).toMatchObject([
    { origin: 'CONSOLE', status: 'FAILED', amountFen: 100 },
    { origin: 'GATEWAY', status: 'REFUNDED', amountFen: one.amountFen },
  ])
})
