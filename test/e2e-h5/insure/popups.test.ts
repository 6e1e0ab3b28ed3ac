import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { changedCatalogue } from '../../support/changed-catalogue'
import { takenIn } from '../../support/pass-time'
import { openShop } from '../../support/shop'
import { buyByCalls, signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  arriveAt,
  button,
  field,
  heading,
  openProduct,
  products,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Popups that an operator switches on (`popups` of server/catalogue), also at Back. */

/** `over` is a past sale. `SOON` is the end of a sale in a few hours. */
const over = { startAt: '2024-02-20T00:00:00+08:00', endAt: '2025-02-20T00:00:00+08:00' }
const SOON = `${new Date(Date.now() + 11 * 3_600_000).toISOString().slice(0, 19)}+08:00`

/** Cover that has not begun when that sale is over, at whatever time of day this runs. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const later = {
  rule: 'fixed',
  effectiveOn: dayIn(30),
  expireOn: dayIn(394),
  waitingPeriodDays: 15,
}

const folder = changedCatalogue({
  '140000/MH11.json': (file) => ({
    ...file,
    sale: over,
    popups: {
      ...(file['popups'] as object),
      compound: { mode: 'FOLLOW_PUBLIC', configId: 'autumn' },
      configs: { autumn: '秋天开始下一年的参保，关注后通知您', spring: '春天见' },
    },
  }),
  '441600/MH02.json': (file) => ({
    ...file,
    sale: { ...over, endAt: SOON },
    cover: later,
    popups: { afterSale: 'policyService' },
  }),
})
const shop = openShop({ own: true, settings: { CATALOGUE_DIR: folder } })
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** PH6Z has an alert and a reminder. PH9G of the same city is on the list without reminder. */
const fishers = { cityCode: '441700', productCode: 'PH6Z' }
const smiths = { cityCode: '441700', productCode: 'PH9G' }
/** A visitor without a draft is offered messages. */
const potters = { cityCode: '370300', productCode: 'MH16' }

const BEFORE = '/healthz'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

/** Opens the product from another page of ours without scripts, so that Back has a target. */
const open = async (page: Page, product: typeof fishers): Promise<void> => {
  await page.goto(BEFORE)
  await openProduct(page, product)
}
const toPrices = (page: Page) => page.getByRole('table').last().scrollIntoViewIfNeeded()

/** Starts a form and comes back. The gateway then has a draft. */
const begin = async (page: Page, name: string): Promise<void> => {
  await button(page, '立即投保').tap()
  await button(page, '下一步').waitFor()
  const kept = page.waitForResponse(/\/saveDraftToc$/)
  await field(page, '姓名').first().fill(name)
  await kept
  await page.goBack()
  await button(page, '立即投保').waitFor()
}
/** Waits until the page guards Back. */
const held = (page: Page) =>
  page.waitForFunction(() => typeof (history.state as { guarded?: unknown }).guarded === 'string')

test('DL007 ST020 ST021 ST022 the alert comes at the prices, once a product and hour', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const alert = dialog(page, '温馨提示，你即将进入参保流程')
  await open(page, fishers)
  await takenIn(page)
  assert.equal(await alert.count(), 0)
  await toPrices(page)
  await alert.waitFor()
  await button(page, '我知道了').tap()
  await gone(page)
  const kept = await page.evaluate(() => Object.keys(localStorage))
  assert.ok(kept.includes('PH6Z_INSURE_ALERT'), kept.join())

  // The alert does not repeat within the hour, except for another product. Later it comes again.
  await open(page, fishers)
  await takenIn(page)
  await toPrices(page)
  assert.equal(await alert.count(), 0)
  await open(page, smiths)
  await takenIn(page)
  await toPrices(page)
  await alert.waitFor()
  await shop.sandbox.shiftClock(61 * 60_000)
  await open(page, fishers)
  await takenIn(page)
  await toPrices(page)
  await alert.waitFor()
})

test('DL008 DL063 ST028 ST029 ST030 STO013 Back asks who has not finished, once', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await signInByCalls(page, shop.sandbox.origin, self.mobile)
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (/\/(addSubscribe|checkSubscribe)$/.test(request.url())) asked.push(request.postDataJSON())
  })
  await open(page, fishers)
  await takenIn(page)
  const entries = await page.evaluate(() => history.length)
  await begin(page, self.name)
  await held(page)
  const marked = await page.evaluate(() => (history.state as { guarded: string }).guarded)
  assert.deepEqual(JSON.parse(marked), ['441700', 'PH6Z', 'insure'])
  assert.ok((await page.evaluate(() => history.length)) <= entries + 1)

  await page.goBack()
  await dialog(page, '你尚未完成投保').waitFor()
  await words(page, '惠民保障计划全年可投保，投保并付款后保障才会生效。').waitFor()
  await button(page, '继续投保').tap()
  await gone(page)
  assert.match(page.url(), /\/insure\?/)

  // A visitor who went back and forth meanwhile is not asked twice.
  await page.goBack()
  await arriveAt(page, /\/healthz$/)

  await open(page, fishers)
  await held(page)
  await page.goBack()
  await button(page, '稍后提醒我').tap()
  await words(page, '明天会提醒您完成投保').waitFor()
  await gone(page)
  const added = asked.filter((body) => JSON.stringify(body).includes('addSubscribe'))
  assert.deepEqual(
    added.map((body) => (body as { data: unknown }).data),
    [{ subscribeKey: 'PH6Z_TBY_WLTC', version: 2 }],
  )

  // KC026 STO008 After subscribing, Back leaves at once, and no check runs for an hour.
  const checks = () => asked.filter((body) => JSON.stringify(body).includes('checkSubscribe'))
  const before = checks().length
  const flag = () =>
    page.evaluate(() => [localStorage.getItem('PH6Z_SUBSCRIBE'), document.cookie] as const)
  const [record, cookies] = await flag()
  assert.match(record ?? '', /"value":true/)
  assert.match(cookies, /PH6Z_SUBSCRIBE/)
  await open(page, fishers)
  await takenIn(page)
  await page.goBack()
  await arriveAt(page, /\/healthz$/)
  assert.equal(checks().length, before)
  await shop.sandbox.shiftClock(61 * 60_000)
  await signInByCalls(page, shop.sandbox.origin, self.mobile)
  const checked = page.waitForRequest(/\/checkSubscribe$/)
  await open(page, fishers)
  await checked
})

test('DL046 ST036 ST039 who has begun nothing may be told of the product later', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await signInByCalls(page, shop.sandbox.origin, self.mobile)
  await open(page, potters)
  await held(page)
  await page.goBack()
  await dialog(page, '还在犹豫吗？').waitFor()
  await button(page, '订阅消息通知').tap()
  await words(page, '订阅成功，明天会提醒您').waitFor()
  await gone(page)
})

test('DL047 service is offered to visitors as well', async () => {
  const { page } = await shop.phone()
  await open(page, { cityCode: '140000', productCode: 'MH08' })
  await held(page)
  await page.goBack()
  await dialog(page, '还在犹豫吗？').getByRole('button', { name: '添加专属客服' }).tap()
  await arriveAt(page, /\/housekeeper-group\?/)
})

test('DL009 who holds a policy that does not renew itself is offered it', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  await open(page, products.shanghai)
  await dialog(page, '你还未开通自动投保').waitFor()
  await button(page, '开通自动续保').tap()
  await arriveAt(page, /\/renewal-contract\?.*policyId=/)
})

test('DL045 ST038 EN033 after the sale, who goes back is shown the official account', async () => {
  const { page } = await shop.phone()
  await page.goto(BEFORE)
  await page.goto(address('/insure', { cityCode: '140000', productCode: 'MH11' }))
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).tap()
  await gone(page)
  await held(page)
  await page.goBack()
  const asked = dialog(page, '参保已结束')
  await asked.getByRole('img').waitFor()
  // The popup names the product and uses the operator's right text.
  await asked.getByText('三晋矿工意外保', { exact: true }).waitFor()
  await asked.getByText('秋天开始下一年的参保，关注后通知您').waitFor()
  assert.equal(await asked.getByText('春天见').count(), 0)
})

test('DL030 DL032 DL033 after the sale, the official account is told of; answers come in the address', async () => {
  const { page } = await shop.phone()
  const miners = { cityCode: '140000', productCode: 'MH11' }
  await page.goto(address('/insure', miners))
  const popup = page.getByRole('dialog')
  await popup.getByRole('img', { name: '关注公众号，预约下期投保' }).waitFor()
  await popup.getByText('长按识别二维码，关注公众号并预约下期投保').waitFor()
  assert.equal(await popup.getByRole('button', { name: '立即预约' }).isEnabled(), true)
  await page.goto(address('/insure', { ...miners, subscribeStatus: 'reject' }))
  assert.equal(await button(page, '已拒绝').isDisabled(), true)
  await page.goto(address('/insure', { ...miners, subscribeStatus: 'accept' }))
  await popup.getByRole('heading', { name: '您已预约成功' }).waitFor()
  assert.equal(await button(page, '预约成功').isDisabled(), true)
  await page.goto(address('/insure', { ...miners, entrySource: 'AGENT_MODE' }))
  await popup.waitFor()
  assert.equal(await popup.getByRole('button', { name: '立即预约' }).count(), 0)
})

test('DL028 DL029 DL031 ST032 who holds a policy is led to its services, who holds none may book', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const heyuan = { cityCode: '441600', productCode: 'MH02' }
  await buyByCalls(page, shop.sandbox, self, { product: heyuan })
  await shop.sandbox.shiftClock(4 * 3_600_000)
  await signInByCalls(page, shop.sandbox.origin, self.mobile)
  await page.goto(address('/insure', heyuan))
  await dialog(page, '投保时间已截止，您的保单待生效').waitFor()
  await button(page, '立即查看').tap()
  await arriveAt(page, /\/policy-list\?/)

  const other = await shop.phone()
  await signInByCalls(other.page, shop.sandbox.origin, shop.family().self.mobile)
  await other.page.goto(address('/insure', heyuan))
  await dialog(other.page, '本期投保已结束，建议预约下期').waitFor()
  const asked = dialog(other.page, '本期投保已结束，建议预约下期')
  await asked.getByRole('button', { name: '立即预约' }).tap()
  await heading(other.page, '您已预约成功').waitFor()
  assert.equal(await button(other.page, '预约成功').isDisabled(), true)
  await other.page.reload()
  await heading(other.page, '您已预约成功').waitFor()
})
