import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import { buyByCalls, orderByCalls, proposeByCalls } from '../../support/signed-in-phone'
import {
  address,
  arriveAt,
  button,
  eventually,
  heading,
  keptLogin,
  products,
  signIn,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Addresses for one app, one city or partners: the refused visitors and the targets. */

const shop = openShop()
const MINUTE_MS = 60_000
const product = products.shanghai

const at = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Checks that the page refuses this app and offers the link to copy into the right one. */
const isRefused = async (page: Page, path: string, type: string, title: string) => {
  const asked = address(path, product)
  await page.goto(asked)
  await heading(page, title).last().waitFor()
  await button(page, '复制链接').waitFor()
  const { pathname, searchParams } = new URL(page.url())
  assert.equal(pathname, '/page-error2')
  assert.equal(searchParams.get('type'), type)
  assert.equal(searchParams.get('redirectPath'), asked)
}

test.describe('addresses of one app', () => {
  for (const host of ['official-account', 'web-view'] as const)
    test(`RT002 RT094 RT095 RT111 ENV017 AU013 in WeChat: ${host}`, async () => {
      const { page, context } = await shop.phone()
      const first = address('/insure', product)
      await page.goto(`/sandbox/as/${host}?to=${encodeURIComponent(first)}`)
      await button(page, '立即投保').waitFor()
      await keptLogin(context)
      // In an official account, a person who signed in by phone is led to the binding page.
      const buys = host === 'web-view'
      // Running calls of the first person's page would end the login of the second person.
      await page.goto('about:blank')
      if (buys) await buyByCalls(page, shop.sandbox, shop.family().self, { product })
      await page.goto(address('/revoke-list', product))
      await heading(page, '撤单').waitFor()
      await (buys ? button(page, '撤单') : words(page, '未能找到对应保单')).waitFor()
      assert.equal(at(page), address('/revoke-list', product))

      await isRefused(page, '/revoke-h5-login', 'browserOnly', '请在浏览器中打开')
      await page.goto('/shareWithDrawnRecord?cityCode=430100')
      await words(page, '怎样分享').waitFor()
      assert.equal(at(page), '/shareHome?cityCode=430100')
    })

  test('RT002 RT095 ENV017 AU013 in a browser', async () => {
    const { page } = await shop.phone()
    for (const path of ['/revoke-list', '/shareHome', '/shareActivityCommon/myRewards'])
      await isRefused(page, path, 'wechatOnly', '请在微信中打开')
  })

  test('RT094 a browser signs in by phone and sees what may be given back', async () => {
    const { self } = shop.family()
    const { page, context } = await shop.phone()
    await buyByCalls(page, shop.sandbox, self, { product })
    await context.clearCookies()
    // A code can be requested once a minute.
    await shop.sandbox.shiftClock(2 * MINUTE_MS)
    await page.goto(address('/revoke-h5-login', product))
    await arriveAt(page, /\/login\?/)
    await signIn(page, shop.sandbox, self.mobile)
    await arriveAt(page, /\/revoke-h5-login/)
    await button(page, '撤单').waitFor()
    assert.equal(at(page), address('/revoke-h5-login', product))
  })
})

test.describe("Shanghai's own addresses", () => {
  test('RT102 signing in there leads to the orders of Shanghai, with what the address said', async () => {
    const { page } = await shop.phone()
    await page.goto('/shanghai/order/login?cityCode=310000&channel=C9')
    await signIn(page, shop.sandbox, shop.family().self.mobile)
    await arriveAt(page, /\/shanghai\/order\/center/)
    await words(page, /上海市的订单/).waitFor()
    assert.equal(at(page), '/shanghai/order/center?channel=C9&cityCode=310000')
  })

  test('RT102 or to where the person wanted to go', async () => {
    const { page } = await shop.phone()
    const redirectPath = '/policy-list?cityCode=310000'
    await page.goto(address('/shanghai/order/login', { cityCode: '310000', redirectPath }))
    await signIn(page, shop.sandbox, shop.family().self.mobile)
    await arriveAt(page, /\/policy-list/)
    assert.equal(at(page), redirectPath)
  })

  test('RT101 an order of Shanghai opens at its own address, where it may be cancelled', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const orderId = await proposeByCalls(page, shop.sandbox.origin, self, product)
    const order = () => page.getByRole('link', { name: '申城安心保' }).filter({ visible: true })
    await page.goto('/shanghai/order/center?tab=all')
    await order().tap()
    await arriveAt(page, /\/shanghai\/order\/detail/)
    assert.equal(new URL(page.url()).searchParams.get('orderId'), orderId)
    // The list has such a button too, and it is still there for a moment.
    await heading(page, '订单进度').waitFor()
    await button(page, '取消订单').tap()
    await page.getByRole('dialog').getByRole('button', { name: '确认取消', exact: true }).tap()
    await heading(page, '已取消').waitFor()

    // Elsewhere the same order opens at the usual address.
    await page.goto('/order-center?tab=all')
    await order().tap()
    await arriveAt(page, /^[^?]*\/order-detail\?/)
  })
})

test.describe('addresses of partners', () => {
  test('RT079 what WeChat Pay shows of us says how it went, and leads to the order', async () => {
    const { page } = await shop.phone()
    const look = (payOrderId: string) =>
      page.goto(address('/goldplan-result', { ...product, payOrderId }))
    const order = () => orderByCalls(page, shop.sandbox, shop.family().self, { product })
    const failed = await order()
    await shop.sandbox.decide(failed.outTradeNo, 'PAID_FAIL')
    await look(failed.payOrderId)
    await heading(page, '支付未完成').waitFor()

    const { payOrderId, outTradeNo, orderId, gateway, login } = await order()
    // The bank decides only some minutes later.
    await shop.sandbox.shiftClock(4 * MINUTE_MS)
    const form = new URLSearchParams({ outTradeNo, choice: 'LATER' })
    await fetch(`${shop.sandbox.origin}/sandbox/cashier`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    })
    await shop.sandbox.shiftClock(2 * MINUTE_MS)
    await look(payOrderId)
    await heading(page, '支付处理中').waitFor()
    await shop.sandbox.shiftClock(6 * MINUTE_MS)
    // A new query shows the same until the gateway knows the result.
    await eventually(
      () => gateway.call('getOrder', { orderId }, { login }),
      ({ data }) => data.status === 'PAID',
    )
    await button(page, '再查一次').tap()
    await heading(page, '支付成功').waitFor()
    await button(page, '查看订单').tap()
    await arriveAt(page, /\/order-detail\?/)
    assert.equal(new URL(page.url()).searchParams.get('orderId'), orderId)
  })

  test('RT080 RT081 what leads back from a payment keeps all that its address says', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const { orderId } = await buyByCalls(page, shop.sandbox, self, { product })
    const given = { ...product, proposalId: orderId, channel: 'C9', other: 'x' }
    const keeps = (path: string, query: Record<string, string>) => {
      const { pathname, searchParams } = new URL(page.url())
      assert.equal(pathname, path)
      assert.deepEqual(Object.fromEntries(searchParams), query)
    }
    await page.goto(address('/goldplan-transfer', given))
    await heading(page, '投保成功').waitFor()
    keeps('/insure-result', given)
    await page.goto(address('/goldplan-transfer', { ...product, channel: 'C9', other: 'x' }))
    await page.getByRole('link', { name: '申城安心保' }).waitFor()
    keeps('/order-center', { ...product, channel: 'C9', other: 'x' })
    await page.goto(address('/partner-insure-result', given))
    await heading(page, '投保成功').waitFor()
    keeps('/partner-insure-result', given)
  })

  test('RT084 what is chosen at the address of Gansu opens with its city and product', async () => {
    const { page } = await shop.phone()
    await page.goto('/gansu2024-select?channel=C9')
    await page.getByRole('button', { name: /^兰州市/ }).tap()
    assert.equal(await page.getByRole('button', { name: /^南京市/ }).count(), 0)
    await page.getByRole('link', { name: /金城黄河惠民保/ }).tap()
    await arriveAt(page, /^[^?]*\/insure\?/)
    const { searchParams } = new URL(page.url())
    const told = ['cityCode', 'productCode', 'channel'].map((name) => searchParams.get(name))
    assert.deepEqual(told, ['620100', 'GS01', 'C9'])
  })

  test('RT118 each tab of the services has its address', async () => {
    const { page } = await shop.phone()
    const chosen = (name: string) =>
      page.getByRole('tab', { name, selected: true }).filter({ visible: true }).waitFor()
    await page.goto(address('/tab/care-guide', product))
    await chosen('就医指引')
    for (const [name, path] of [
      ['理赔服务', '/tab/claim-service'],
      ['我的保障', '/tab/policy-analysis'],
      ['就医指引', '/tab/care-guide'],
    ] as const) {
      await page.getByRole('tab', { name }).filter({ visible: true }).tap()
      await arriveAt(page, (url) => url.pathname === path)
      await chosen(name)
      assert.equal(at(page), address(path, product))
    }
  })
})
