import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { Page as RoutePage } from '@/routes/page'
import { pages } from '@/routes/pages'
import { isFullCircle } from '../../support/circle'
import { confirmedProposal, done, newMobile, signIn as signInByCalls } from '../../support/purchase'
import { remoteGateway } from '../../support/remote'
import { openShop } from '../../support/shop'
import { buyByCalls } from '../../support/signed-in-phone'
import { address, eventually, heading, products, signIn, words } from '../../support/storefront'
import { test } from '../../support/test'

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

/** Partners' addresses, which lead to products of their own. */
const leadsElsewhere = ['transfer', 'outerTransferV2']

/** A purchase was revoked, so that its refund has a reason, and another one waits for its payment. */
const buyAndRevoke = async (page: Page, product: (typeof ofTheirOwn)[number][1]) => {
  const { self } = shop.family()
  const bought = await buyByCalls(page, shop.sandbox, self, { product })
  const { gateway, login } = bought
  const { list } = done(await gateway.call('listPolicies', {}, { login }))
  const policyId = list[0]?.policyId ?? ''
  const { refundAmount } = done(await gateway.call('getRevokeInfo', { policyId }, { login }))
  done(
    await gateway.call('revokePolicy', { policyId, expectedRefundable: refundAmount }, { login }),
  )
  const { mobile: _mobile, ...person } = shop.family().self
  const waiting = await confirmedProposal(
    gateway,
    login,
    [{ relationType: 'SELF', person: { ...person, ...self } }],
    product,
  )
  return { ...bought, policyId, waiting }
}

for (const [turn, [row, product]] of ofTheirOwn.entries())
  test(`${row} ${product.productCode}: payer, participant, order center and cancel order, on every page`, async () => {
    const { page } = await shop.phone()
    const { orderId, payOrderId, policyId, waiting } = await buyAndRevoke(page, product)
    const others = /投保人|被保人|被保险人|撤单|我的订单/
    const ids = { orderId, policyId, payOrderId, url: '/documents/privacy' }
    // Pages say the words of the product that is shown, so each is opened with one of the two.
    const mine = Object.entries<RoutePage>(pages).filter(
      (_page, at) => isFullCircle || at % 2 === turn,
    )
    for (const [key, { paths, params, targets, sandbox }] of mine) {
      if (sandbox || (targets && !targets.includes('h5')) || !paths[0]) continue
      if (leadsElsewhere.includes(key)) continue
      const needs = Object.fromEntries(
        Object.entries({ ...ids, proposalId: key === 'payConfirm' ? waiting : orderId }).filter(
          ([name]) => name in params,
        ),
      )
      await page.goto(address(paths[0], { ...product, ...needs }))
      // A popup over the page hides its main part from roles.
      await page.locator('main').last().waitFor()
      await page.locator('#hm-first').waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      const all = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
      assert.doesNotMatch(`${await page.title()} ${all}`, others, `${key} ${page.url()}`)
    }
    await page.goto(address('/order-detail', { ...product, orderId }))
    await words(page, /缴费人取消订单/).waitFor()
    await page.goto(address('/revoke-list-common', product))
    await heading(page, '取消订单').waitFor()
  })
