import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { confirmedProposal, newMobile, signIn as signInByCalls } from '../support/purchase'
import { remoteGateway } from '../support/remote'
import { openShop } from '../support/shop'
import { buyByCalls } from '../support/signed-in-phone'
import {
  address,
  button,
  eventually,
  heading,
  products,
  signIn,
  words,
} from '../support/storefront'
import { test } from '../support/test'

const shop = openShop()
const MINUTE_MS = 60_000

/** The accent colour of a page. It is empty when the page uses the brand's own colour. */
const accent = (page: Page): Promise<string> =>
  page
    .locator('.hm-page')
    .last()
    .evaluate((shell) => (shell as HTMLElement).style.getPropertyValue('--hm-accent'))

test('one list keeps the words of every product, and wears the one that led there', async () => {
  const { page } = await shop.phone()
  const gateway = remoteGateway(shop.gateway.origin)
  const mobile = newMobile()
  const login = await signInByCalls(gateway, mobile)
  for (const product of [products.shanghai, products.zhongshan])
    await confirmedProposal(gateway, login, undefined, product)
  await shop.sandbox.shiftClock(2 * MINUTE_MS)

  // With a tab in its address, the page shows no reminder to pay.
  await page.goto('/order-center?tab=all')
  await signIn(page, shop.sandbox, mobile)
  const neutral = async () => {
    await heading(page, '我的订单').waitFor()
    await words(page, /^2位被保人/).waitFor()
    await words(page, /^2位参保人/).waitFor()
    assert.equal(await accent(page), '')
  }
  await neutral()
  await page
    .getByRole('link', { name: /香山|中山/ })
    .first()
    .tap()
  await words(page, '参保人').first().waitFor()
  await eventually(() => accent(page), Boolean)
  await page.goBack()
  await neutral()

  await page.goto(address('/order-center', { ...products.zhongshan, tab: 'all' }))
  await heading(page, '订单中心').waitFor()
  await words(page, /^2位被保人/).waitFor()
  await words(page, /^2位参保人/).waitFor()
  await eventually(() => accent(page), Boolean)
})

const ofTheirOwn = [
  ['UX002', { cityCode: '420000', productCode: 'PH2W' }],
  ['UX003', { cityCode: '500100', productCode: 'PH5E' }],
] as const

for (const [row, product] of ofTheirOwn)
  test(`${row} ${product.productCode}: payer, participant, order center and cancel order, on every page`, async () => {
    const { page } = await shop.phone()
    const { orderId } = await buyByCalls(page, shop.sandbox, shop.family().self, { product })
    const proposalId = orderId
    const says = async (address: string, mine: string | RegExp) => {
      await page.goto(address)
      await words(page, mine).first().waitFor()
      await page.locator('#hm-first').waitFor({ state: 'detached' })
      const all = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
      assert.doesNotMatch(all, /投保人|被保人|撤单|我的订单/, address)
    }
    await says(address('/insure-apply', product), '缴费人信息')
    await says(address('/insure-result', { ...product, proposalId }), /参保|投保/)
    await says(address('/order-center', { ...product, tab: 'all' }), '订单中心')
    await says(address('/order-detail', { ...product, orderId }), /参保人/)
    await says(address('/policy-list', product), /保单号/)
    await says(address('/revoke-list-common', product), '取消订单')
    await button(page, '取消订单').first().tap()
    const popup = page.getByRole('dialog')
    await popup.waitFor()
    assert.doesNotMatch(await popup.innerText(), /投保人|被保人|撤单/)
  })
