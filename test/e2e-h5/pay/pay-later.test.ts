import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { passTime } from '../../support/pass-time'
import { confirmedProposal } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { buyByCalls, proposeByCalls, signInByCalls } from '../../support/signed-in-phone'
import { address, arriveAt, button, products, words } from '../../support/storefront'
import { test } from '../../support/test'

/** 只差一步: a person with an unpaid order is reminded of it and can continue. */

const shop = openShop({ own: true })
const HOUR_MS = 3_600_000
const FIVE_MINUTES_MS = 300_000

const popup = (page: Page) => page.getByRole('dialog', { name: '只差一步' })

test('EN023 API085 DL038 DL039 DL042 view A says what waits; 立即支付 goes on to pay it', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const proposalId = await proposeByCalls(page, shop.sandbox.origin, self, products.shanghai)
  await page.goto(address('/insure', products.shanghai))
  await popup(page).waitFor()
  for (const text of ['申城安心保', '王**', '¥129.00', '前完成支付', /\d\d:\d\d:\d\d/])
    await popup(page).getByText(text).first().waitFor()
  assert.equal(await popup(page).getByText('保障内容').count(), 0)
  await button(page, '立即支付').tap()
  await arriveAt(page, /\/pay-confirm-v3/)
  const { searchParams } = new URL(page.url())
  assert.equal(searchParams.get('proposalId'), proposalId)
  assert.equal(searchParams.get('fromContinuePay'), '1')
  assert.equal(searchParams.get('channel'), 'continuePay')
  await button(page, '确认并支付').waitFor()
})

test("EN028 it is paid at the gateway's address, and nowhere but on pages of ours", async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const proposalId = await proposeByCalls(page, shop.sandbox.origin, self, products.shanghai)
  let url = ''
  await page.route(/getLastUnpaidProposal$/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { popup: { payConfirmUrl: string } } }
    assert.ok(answer.data.popup.payConfirmUrl.startsWith('/pay-confirm-v3?'))
    answer.data.popup.payConfirmUrl = url
    await route.fulfill({ response, json: answer })
  })
  const query = new URLSearchParams({ ...products.shanghai, proposalId })
  for (const [told, path] of [
    [`/pay-confirm-pdd?${query}`, '/pay-confirm-pdd'],
    [`https://elsewhere.example/pay-confirm-v3?${query}`, '/pay-confirm-v3'],
  ] as const) {
    url = told
    await page.goto(address('/insure', products.shanghai))
    await button(page, '立即支付').tap()
    await arriveAt(page, /fromContinuePay=1/)
    assert.equal(new URL(page.url()).pathname, path)
    assert.equal(new URL(page.url()).searchParams.get('proposalId'), proposalId)
  }
})

test('DL040 view B adds the cover, DL041 view C tells the price of a day', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await proposeByCalls(page, shop.sandbox.origin, self, products.nanjing)
  await page.goto(address('/insure', products.nanjing))
  await popup(page).getByRole('list', { name: '保障内容' }).waitFor()
  await popup(page).getByText('前完成支付').waitFor()

  const other = await shop.phone()
  const { self: second } = shop.family()
  await proposeByCalls(other.page, shop.sandbox.origin, second, products.shenzhen)
  await other.page.goto(address('/insure', products.shenzhen))
  await popup(other.page)
    .getByText(/每人每天仅需¥\d+\.\d\d/)
    .waitFor()
  await popup(other.page).getByText('保障一整年').waitFor()
  await popup(other.page).getByRole('list', { name: '保障内容' }).waitFor()
  assert.equal(await popup(other.page).getByText('前完成支付').count(), 0)
})

test('put away it stays away; 我的订单 pays it as well', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await proposeByCalls(page, shop.sandbox.origin, self, products.shanghai)
  await page.goto(address('/insure', products.shanghai))
  await popup(page).waitFor()
  await page.keyboard.press('Escape')
  await popup(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: '我的订单' }).tap()
  await button(page, '去支付').waitFor()
  assert.equal(await popup(page).count(), 0)
})

test('what else comes by itself waits until it is put away', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  const { gateway, login } = await buyByCalls(page, shop.sandbox, self, {
    product: products.shanghai,
  })
  const unpaid = [{ relationType: 'SPOUSE' as const, person: spouse }]
  await confirmedProposal(gateway, login, unpaid, products.shanghai)
  // The renewal offer comes second, although its code and its answer are there.
  await page.route(/getPoliciesRenewalSwitch$/, async (route) => {
    await popup(page).waitFor()
    await route.continue()
  })
  const answered = page.waitForResponse(/getPoliciesRenewalSwitch$/)
  await page.goto(address('/insure', products.shanghai))
  await (await answered).finished()
  await popup(page).getByRole('button', { name: '稍后再说' }).tap()
  await page.getByRole('dialog', { name: '你还未开通自动投保' }).waitFor()
  assert.equal(await popup(page).count(), 0)
})

test('我的订单 reminds as well, of whatever product; who asks for what is unpaid is left alone', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await proposeByCalls(page, shop.sandbox.origin, self, products.nanjing)
  await page.goto(address('/order-center', { ...products.shanghai, tab: 'unpaid' }))
  await button(page, '去支付').waitFor()
  assert.equal(await popup(page).count(), 0)
  await page.goto(address('/order-center', products.shanghai))
  await popup(page).getByRole('list', { name: '保障内容' }).waitFor()
  await button(page, '立即支付').tap()
  await arriveAt(page, /\/pay-confirm-v3\?.*fromContinuePay=1/)
  await button(page, '确认并支付').waitFor()
})

test('RT107 the orders of homes remind of an order of homes alone', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await proposeByCalls(page, shop.sandbox.origin, self, products.shanghai)
  const asked = page.waitForResponse(/getLastUnpaidProposal$/)
  await page.goto('/hujiabao/order-center')
  const answer = await asked
  const { data } = answer.request().postDataJSON() as { data: object }
  assert.deepEqual(data, { cityCode: '310000', productCode: 'SHJB' })
  assert.equal(((await answer.json()) as { data: { popup: null } }).data.popup, null)
  assert.equal(await popup(page).count(), 0)
})

test('DL043 ST042 the clock runs on over midnight, and paying ends with it', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const midnight = new Date(Date.now() + 8 * HOUR_MS).setUTCHours(24, 0, 0, 0) - 8 * HOUR_MS
  await shop.sandbox.shiftClock(midnight - 10 * 60_000 - Date.now())
  await proposeByCalls(page, shop.sandbox.origin, self, products.shanghai)
  await page.clock.install()
  await shop.sandbox.shiftClock(midnight - FIVE_MINUTES_MS - Date.now())
  await page.goto(address('/insure', products.shanghai))
  await popup(page)
    .getByText(/00:0[0-4]:\d\d/)
    .waitFor()
  await passTime(page, FIVE_MINUTES_MS)
  // The order expires after two hours, of which ten minutes have passed.
  await popup(page)
    .getByText(/01:4[5-9]:\d\d/)
    .waitFor()

  await shop.sandbox.shiftClock(midnight + 110 * 60_000 - FIVE_MINUTES_MS - Date.now())
  await signInByCalls(page, shop.sandbox.origin, self.mobile)
  await page.goto(address('/insure', products.shanghai))
  await popup(page)
    .getByText(/00:0[0-4]:\d\d/)
    .waitFor()
  await passTime(page, FIVE_MINUTES_MS)
  await words(page, '支付时间已结束').waitFor()
  assert.equal(await button(page, '立即支付').isDisabled(), true)
})
