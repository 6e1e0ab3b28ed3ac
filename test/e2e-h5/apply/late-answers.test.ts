import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { takenIn } from '../../support/pass-time'
import { openShop } from '../../support/shop'
import { buyByCalls, signInByCalls } from '../../support/signed-in-phone'
import {
  acceptPrice,
  addInsurant,
  address,
  agreeToTerms,
  button,
  fillOne,
  heading,
  insurant,
  next,
  openProduct,
  passHealth,
  products,
  reachApply,
  readNotices,
  seeResult,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** On a slow network people go on before an answer comes or a request arrives. */

const shop = openShop()

/** Holds the requests of this call back until the answered function is called. */
async function holdBack(page: Page, cmd: string, isMeant = () => true): Promise<() => void> {
  let letGo = (): void => undefined
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    (url) => url.pathname.endsWith(`/${cmd}`) && isMeant(),
    async (route) => {
      await gone
      await route.continue()
    },
  )
  return letGo
}

/** Chooses a product in the list of cities, as people who compare products do. */
const chooseProduct = async (page: Page, city: string, name: RegExp): Promise<void> => {
  await page.getByLabel('搜索城市').fill(city)
  await page.getByRole('link', { name }).tap()
  await button(page, '立即投保').tap()
}

test('what was kept for one product does not take the place of another one’s form', async () => {
  const { page } = await shop.phone()
  const { self, father, spouse } = shop.family()
  await signInByCalls(page, shop.gateway.origin, self.mobile)
  await page.goto('/insure')
  await chooseProduct(page, '长沙', /星城惠民保/)
  const kept = page.waitForResponse(/\/saveDraftToc$/)
  await addInsurant(page, '父亲', father)
  await kept

  await page.goto('/insure')
  const come = await holdBack(page, 'getDraftToc', () => page.url().includes('430100'))
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/getDraftToc') && page.url().includes('/insure-apply'),
  )
  await chooseProduct(page, '长沙', /星城惠民保/)
  const answer = asked.then((request) => request.response())
  await asked
  await page.goBack()
  await button(page, '立即投保').waitFor()
  await page.goBack()
  await chooseProduct(page, '百色', /壮乡保/)
  await addInsurant(page, '配偶', spouse)
  come()
  await (await answer)?.finished()

  await addInsurant(page, '母亲')
  await insurant(page, '母亲').waitFor()
  const people = page.getByRole('group', { name: / · / }).filter({ visible: true })
  const names = await people.evaluateAll((groups) =>
    groups.map((group) => group.getAttribute('aria-label')),
  )
  assert.deepEqual(names, ['第1位被保人 · 配偶', '第2位被保人 · 母亲'])
})

test('an edit that arrives after the form was paid for does not bring it back', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await reachApply(page, shop.sandbox, products.shanghai, self)
  await fillOne(page, self)
  await next(page)
  await passHealth(page)
  const come = await holdBack(page, 'saveDraftToc')
  const asked = page.waitForRequest(/\/saveDraftToc$/)
  await readNotices(page)
  await acceptPrice(page)
  const request = await asked
  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  await button(page, '支付成功').tap()
  await seeResult(page)
  come()
  await (await request.response())?.finished()
  await page.goto(address('/insure-apply', products.shanghai))
  await button(page, '下一步').waitFor()
  assert.equal(await insurant(page, '本人').count(), 0)
})

test('the offer of renewal does not come over the page after the product’s, but when people are back', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  const come = await holdBack(page, 'getPoliciesRenewalSwitch')
  const asked = page.waitForRequest(/\/getPoliciesRenewalSwitch$/)
  await openProduct(page, products.shanghai)
  const request = await asked
  await page.getByRole('link', { name: '我的订单' }).tap()
  await heading(page, '我的订单').waitFor()
  await words(page, '已支付').last().waitFor()
  come()
  await (await request.response())?.finished()
  await takenIn(page)
  assert.equal(await page.getByRole('dialog').count(), 0)
  await page.goBack()
  await page.getByRole('dialog', { name: '你还未开通自动投保' }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/insure')
})

test('what comes later does not move the button of revoking under a finger', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  const letGo = await holdBack(page, 'getRenewalSwitch')
  await page.goto(address('/policy-list', products.shanghai))
  await page.getByRole('link', { name: '申城安心保' }).first().tap()
  const place = () =>
    button(page, '撤单').evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
  const before = await place()
  letGo()
  await page.getByRole('switch', { name: '自动续保' }).waitFor()
  await page.getByRole('heading', { name: '理赔须知' }).waitFor()
  assert.equal(await place(), before)
})
