import { decide, done, moveClock } from '../../support/purchase'
import { openShop } from './shop'

/** Orders that are paid twice, and what an operator gives back of them in the merchant console. */
const shop = openShop()

/** All that `statesOf` must say of an order that holds. */
const insured = { order: 'PAID', proposal: 'PAID', claims: 2 }

test.each([
  ['notified', { times: 3 }],
  ['known from the bill', { drop: true }],
])(
  'an order that is paid twice keeps its policies, the second money goes back: %s',
  async (_how, notify) => {
    const one = await shop.bought()
    await shop.payAgain(one.outTradeNo, notify)
    // The next day's bill brings the payment that no notification reported.
    expect(await shop.billOfToday()).toEqual([])
    expect(shop.alarms.filter((alarm) => alarm === 'MONEY_TWICE')).toHaveLength(1)
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await shop.gateway.jobs()
      await moveClock(shop.gateway, 2 * 60_000)
    }
    expect(await shop.refundsOf(one.payOrderId)).toEqual([
      { origin: 'GATEWAY', status: 'REFUNDED', amountFen: one.amountFen },
    ])
    expect(await shop.statesOf(one)).toMatchObject(insured)
    expect(await shop.billOfToday()).toEqual([])
  },
)

test.each([
  ['all of it', 1],
  ['half of it', 0.5],
])('a second payment given back by hand, %s, is not premium', async (_how, share) => {
  const one = await shop.bought()
  const refusal = { cmd: 'wechatpay.refund', mode: 'code', code: 'NOT_ENOUGH', times: 9 } as const
  shop.gateway.sandbox.faults.add(refusal)
  await shop.payAgain(one.outTradeNo, { times: 1 })
  await shop.gateway.jobs()
  expect(
    await shop.refundInConsole(one.outTradeNo, { again: true, refundFen: one.amountFen * share }),
  ).toBe(200)

  const { list } = done(await shop.gateway.call('listPolicies', {}, one))
  const { policyId = '' } = list[0] ?? {}
  const { refundAmount } = done(await shop.gateway.call('getRevokeInfo', { policyId }, one))
  expect(refundAmount).toBe(one.amountFen)
  shop.gateway.sandbox.faults.clear()
  const wish = { policyId, expectedRefundable: refundAmount }
  done(await shop.gateway.call('revokePolicy', wish, one))
  await moveClock(shop.gateway, 10 * 60_000)
  await shop.gateway.jobs()
  expect(await shop.statesOf(one)).toEqual({
    order: 'REFUNDED',
    proposal: 'REVOKED',
    policies: ['REVOKED', 'REVOKED'],
    claims: 0,
  })
})

/** Lets the provider repeat what it says of both payments, the second one first. */
async function tellBoth(outTradeNo: string) {
  await shop.payAgain(outTradeNo, { times: 2 })
  await decide(shop.gateway, outTradeNo, 'PAID')
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await shop.gateway.jobs()
    await moveClock(shop.gateway, 10 * 60_000)
  }
}

/** After all was told, the order holds, and the operator's refund stands for the one that we owed. */
async function staysInsured(one: Awaited<ReturnType<typeof shop.order>>) {
  await tellBoth(one.outTradeNo)
  expect(await shop.statesOf(one)).toMatchObject(insured)
  expect(await shop.refundsOf(one.payOrderId)).toEqual([
    { origin: 'CONSOLE', status: 'REFUNDED', amountFen: one.amountFen },
    { origin: 'GATEWAY', status: 'REPLACED', amountFen: one.amountFen },
  ])
  expect(await shop.billOfToday()).toEqual([])
}

/**
 * Each order of arrival when an order is paid twice and an operator gives one payment back before we
 * know all of it. An operator's refund belongs to the payment that it names.
 */
test.each([
  ['the first is known', { first: { times: 1 }, second: { drop: true } }],
  ['neither is known', { first: { drop: true }, second: { drop: true } }],
])('the second payment given back by hand, when %s: the family stays insured', async (_, told) => {
  const one = await shop.order()
  await decide(shop.gateway, one.outTradeNo, 'PAID', told.first)
  await shop.payAgain(one.outTradeNo, told.second)
  expect(await shop.refundInConsole(one.outTradeNo, { again: true })).toBe(200)
  expect(await shop.statesOf(one)).toMatchObject(insured)
  await staysInsured(one)
})

test('the first payment given back by hand, when only the second is known: the family stays insured', async () => {
  const one = await shop.order()
  await decide(shop.gateway, one.outTradeNo, 'PAID', { drop: true })
  await shop.payAgain(one.outTradeNo, { times: 1 })
  expect(await shop.statesOf(one)).toMatchObject({ order: 'PAID', claims: 2 })
  expect(await shop.refundInConsole(one.outTradeNo)).toBe(200)
  await staysInsured(one)
})

/** The simulator found this (seed 223033). Nothing was sold, so the second payment is owed as well. */
test('the first payment given back by hand, when neither is known: both are given back', async () => {
  const one = await shop.order()
  await decide(shop.gateway, one.outTradeNo, 'PAID', { drop: true })
  await shop.payAgain(one.outTradeNo, { drop: true })
  expect(await shop.refundInConsole(one.outTradeNo)).toBe(200)
  await tellBoth(one.outTradeNo)
  expect(await shop.statesOf(one)).toMatchObject({ order: 'REFUNDED', policies: [], claims: 0 })
  expect(await shop.refundsOf(one.payOrderId)).toEqual([
    { origin: 'CONSOLE', status: 'REFUNDED', amountFen: one.amountFen },
    { origin: 'GATEWAY', status: 'REPLACED', amountFen: one.amountFen },
    { origin: 'GATEWAY', status: 'REFUNDED', amountFen: one.amountFen },
  ])
  expect(await shop.billOfToday()).toEqual([])
})

test('a part of an unknown second payment leaves the rest to us', async () => {
  const one = await shop.bought()
  await shop.payAgain(one.outTradeNo, { drop: true })
  expect(await shop.refundInConsole(one.outTradeNo, { again: true, refundFen: 100 })).toBe(200)
  await tellBoth(one.outTradeNo)
  expect(await shop.statesOf(one)).toMatchObject(insured)
  expect(await shop.refundsOf(one.payOrderId)).toEqual([
    { origin: 'CONSOLE', status: 'REFUNDED', amountFen: 100 },
    { origin: 'GATEWAY', status: 'REFUNDED', amountFen: one.amountFen - 100 },
  ])
})

test('nothing is booked of a payment that the provider does not confirm', async () => {
  const one = await shop.bought()
  await shop.payAgain(one.outTradeNo, { drop: true })
  shop.gateway.sandbox.faults.add({ cmd: 'wechatpay.query', mode: 'http500', times: 1 })
  await shop.refundInConsole(one.outTradeNo, { again: true })
  expect(shop.alarms).toEqual(['REFUND_MISMATCH'])
  expect(await shop.refundsOf(one.payOrderId)).toEqual([])
  expect(await shop.statesOf(one)).toMatchObject(insured)
  expect(await shop.billOfToday()).toEqual([])
  expect(await shop.statesOf(one)).toMatchObject(insured)
})
