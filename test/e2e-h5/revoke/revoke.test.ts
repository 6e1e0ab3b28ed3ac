import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { walkTo } from '../../support/eyes/walk'
import { done } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { buyByCalls, signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  arriveAt,
  button,
  eventually,
  heading,
  products,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Revoking policies: the preview, and the course of the refund until the money arrives. */

const shop = openShop()

const course = (page: Page) =>
  page.getByRole('list', { name: '订单进度' }).filter({ visible: true })

/** Opens the order again, as a person who waits for the refund does. */
const look = async (page: Page, orderId: string): Promise<void> => {
  await page.goto(address('/order-detail', { ...products.shanghai, orderId }))
  await course(page).waitFor()
}

/** Waits until WeChat Pay has taken the refund, and then opens the order. */
const lookOnceTaken = async (
  page: Page,
  { orderId, gateway, login }: Awaited<ReturnType<typeof buyByCalls>>,
): Promise<void> => {
  await eventually(
    async () => done(await gateway.call('getOrder', { orderId }, { login })),
    ({ refunds }) => refunds.some(({ status }) => status === 'PROCESSING'),
  )
  await look(page, orderId)
  await course(page).getByText('已受理，等待到账').waitFor()
}

test('ST003 RT097 API064 DL050 DL060 ST057 the popup names all policies of the order; only agreeing revokes them, and the refund tells its course', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  const { shanghai: product } = products
  const bought = await buyByCalls(page, shop.sandbox, self, { product, spouse })
  const { orderId, outTradeNo } = bought
  await shop.sandbox.planRefunds(outTradeNo, 'PROCESSING')
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))

  await page.goto(address('/revoke-list-common', products.shanghai))
  await heading(page, '撤单').waitFor()
  await button(page, '撤单').tap()
  const popup = page.getByRole('dialog', { name: '确认撤单' })
  await popup.getByText('以下2张保单同时失效').waitFor()
  const people = popup.getByRole('list', { name: '被保人' }).getByRole('listitem')
  assert.equal(await people.count(), 2)
  await popup.getByText('258.00').waitFor()
  await button(page, '暂不撤单').tap()
  await popup.waitFor({ state: 'detached' })
  assert.equal(sent.filter((path) => path.includes('revokePolicy')).length, 0)

  await button(page, '撤单').tap()
  await button(page, '确认撤单').tap()
  await page.getByRole('dialog').getByText('退款¥258.00已提交').waitFor()
  await page.locator('.hm-message__icon--refund').waitFor()
  await button(page, '查看退款进度').tap()
  await arriveAt(page, /\/order-detail/)
  await heading(page, '已撤销').waitFor()
  await words(page, '撤销中').first().waitFor()
  assert.equal(sent.filter((path) => path.includes('revokePolicy')).length, 1)

  await course(page).getByText('等待').first().waitFor()
  await lookOnceTaken(page, bought)
  await shop.sandbox.endRefund(`R${outTradeNo}`, 'SUCCESS')
  await look(page, orderId)
  await words(page, '已到账').first().waitFor()
  await walkTo(page, address('/policy-list', product))
  await words(page, '已撤销').first().waitFor()
})

test('an account that cannot take it back is said, not hidden', FULL_CIRCLE, async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const bought = await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  const { orderId, outTradeNo } = bought
  await shop.sandbox.planRefunds(outTradeNo, 'PROCESSING')
  await page.goto(address('/policy-list', products.shanghai))
  await page.getByRole('link', { name: '申城安心保' }).first().tap()
  await button(page, '撤单').tap()
  await button(page, '确认撤单').tap()
  await button(page, '查看退款进度').tap()
  await arriveAt(page, /\/order-detail/)
  await lookOnceTaken(page, bought)
  await shop.sandbox.endRefund(`R${outTradeNo}`, 'ABNORMAL')
  await look(page, orderId)
  await words(page, '原账户无法入账，请联系客服').first().waitFor()
  await button(page, /^客服电话 [\d-]+$/).waitFor()
})

test('RT096 API088 API089 a partner lists and gives back by its own address', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const entrySource = 'WEIFANG_LABORUNION'
  const sale = { product: products.shanghai, entrySource }
  const { orderId } = await buyByCalls(page, shop.sandbox, self, sale)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const from = { ...products.shanghai, entrySource }
  await page.goto(address('/revoke-list-for-partner', from))
  await button(page, '撤单').tap()
  await button(page, '确认撤单').tap()
  await button(page, '查看退款进度').tap()
  await arriveAt(page, (url) => url.searchParams.get('orderId') === orderId)
  await heading(page, '已撤销').waitFor()
  const asked = sent.filter((path) => /getPolicyList|revokePolicy/.test(path))
  assert.deepEqual(
    new Set(asked.map((path) => path.split('/').slice(-2).join('/'))),
    new Set(['tob-insur-core/getPolicyList', 'tob-insur-core/revokePolicy']),
  )
})

test('RT090 RT091 every address of a policy shows it, with its cover and its document', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  await page.goto(address('/policy-list', products.shanghai))
  await page.getByRole('link', { name: '申城安心保' }).first().tap()
  await arriveAt(page, /\/policy-detail/)
  const policyId = new URL(page.url()).searchParams.get('policyId') ?? ''
  for (const path of ['/policy-detail-new', '/heze-policy-detail']) {
    const answered = page.waitForResponse(/getPolicyDetailV3/)
    await page.goto(address(path, { ...products.shanghai, policyId }))
    assert.equal((await answered).status(), 200)
    assert.equal(new URL(page.url()).pathname, path)
    await words(page, '保障责任').first().waitFor()
    await words(page, '电子保单').first().waitFor()
  }
})

test('RT094 RT095 each address opens where it belongs', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await page.goto(address('/revoke-list', products.shanghai))
  await arriveAt(page, /\/page-error2/)
  await page.goto(address('/revoke-h5-login', products.shanghai))
  await arriveAt(page, /\/login/)
  await button(page, '登录').waitFor()
  await signInByCalls(page, shop.sandbox.origin, self.mobile)
  await page.goto(address('/revoke-h5-login', products.shanghai))
  await words(page, '未能找到对应保单').waitFor()
})
