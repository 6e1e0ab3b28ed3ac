import assert from 'node:assert/strict'
import { done, renewalTerms, turnSandbox } from '../../support/purchase'
import { signContract } from '../../support/sandbox'
import { openShop } from '../../support/shop'
import { buyByCalls, signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  arriveAt,
  button,
  confirmOrder,
  eventually,
  heading,
  payAt,
  products,
  seeResult,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** A renewal in the days of its charge, on a gateway whose clock the test moves. */

const shop = openShop({ own: true, settings: { JOB_INTERVAL_SECONDS: '1' } })

test('one of two renews itself; without money for the charge it is paid by hand, once', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  const { origin } = shop.sandbox
  const what = { product: products.shanghai, spouse }
  const { gateway, login, orderId } = await buyByCalls(page, shop.sandbox, self, what)
  const { policies } = done(await gateway.call('getOrder', { orderId }, { login }))
  const [policyId = '', other = ''] = policies.map((one) => one.policyId)
  const terms = await renewalTerms(gateway, policyId, login)
  const wanted = { policyIds: [policyId], expectedFen: 12_900, ...terms }
  const { signing } = done(await gateway.call('turnOnAutoRenewal', wanted, { login }))
  const url = signing.kind === 'redirect' ? signing.url : ''
  const code = new URL(url, origin).searchParams.get('code') ?? ''
  await signContract(origin, code)

  // The person without auto-renewal sees how to join.
  await page.goto(address('/renewal-contract', { ...products.shanghai, policyId: other }))
  await words(page, '要为其他家人续保：先全部关闭，再和家人一起重新签约。').waitFor()
  await words(page, '129.00').first().waitFor()

  await turnSandbox({ origin }, `contracts/${code}`, { charges: 'PAID_FAIL' })
  /** Moves the clock to this instant and signs in again, because logins end. */
  const on = async (instant: string) => {
    await shop.sandbox.shiftClock(Date.parse(`${instant}:00+08:00`) - Date.now())
    const { gateway: now, login: by } = await signInByCalls(page, origin, self.mobile)
    return {
      renewal: async () => done(await now.call('getRenewalSwitch', { policyId }, { login: by })),
      unpaid: async () => done(await now.call('listOrders', { status: 'UNPAID' }, { login: by })),
    }
  }
  const { dates } = done(await gateway.call('getRenewalSwitch', { policyId }, { login }))
  const dayBefore = new Date(Date.parse(dates.dueOn) - 86_400_000).toISOString().slice(0, 10)
  for (const [day, status] of [
    [dates.noticeOn, 'NOTIFIED'],
    [dayBefore, 'SCHEDULED'],
  ] as const) {
    const { renewal } = await on(`${day}T09:00`)
    await eventually(renewal, (seen) => seen.status === status)
  }
  const { unpaid, renewal } = await on(`${dates.dueOn}T09:00`)
  const [order] = (await eventually(unpaid, ({ list }) => list.length > 0)).list
  const renewing = order?.orderId ?? ''

  await page.goto(address('/order-detail', { ...products.shanghai, orderId: renewing }))
  await words(page, /这是自动续保的订单，届时将自动扣费，您也可以现在支付/).waitFor()
  await button(page, '去支付').tap()
  await arriveAt(page, /\/pay-confirm/)
  await confirmOrder(page)
  await payAt(page, '支付成功')
  await seeResult(page)
  assert.equal((await renewal()).status, 'RENEWED')
  await page.goto(address('/policy-list', products.shanghai))
  await words(page, new RegExp(`${dates.effectiveOn} –`)).waitFor()
  await page.goto(address('/renewal-contract', { ...products.shanghai, policyId }))
  await heading(page, '自动续保').waitFor()
})
