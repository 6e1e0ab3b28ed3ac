import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { changedCatalogue } from '../support/changed-catalogue'
import { openShop } from '../support/shop'
import { buyByCalls, proposeByCalls, signInByCalls } from '../support/signed-in-phone'
import { address, button, field, heading, products } from '../support/storefront'
import { test } from '../support/test'

/** The visitors who see an operator's popups, and those who do not (specification section 4). */

const SOON = `${new Date(Date.now() + 11 * 3_600_000).toISOString().slice(0, 19)}+08:00`

const folder = changedCatalogue({
  '140000/MH08.json': (file) => ({
    ...file,
    sale: { startAt: '2024-02-20T00:00:00+08:00', endAt: SOON },
  }),
  '140000/MH10.json': (file) => ({
    ...file,
    page: {
      ...(file['page'] as object),
      terms: [
        { title: '女性安心保险条款和特别约定', type: 'doc', url: '/documents/MH10-clauses' },
        { title: '投保须知', type: 'doc', url: '/documents/MH10-insureNotice' },
        { title: '个人信息保护政策', type: 'doc', url: '/documents/privacy' },
      ],
    },
  }),
  '370300/MH16.json': (file) => ({
    ...file,
    popups: { incPopup: { mainText: '您的投保信息已保存，完成支付后保障才会生效。' } },
  }),
})
const shop = openShop({ own: true, settings: { CATALOGUE_DIR: folder } })
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Reminds people with an unfinished form, by the subscription PH6Z_REMIND in WeChat. */
const fishers = { cityCode: '441700', productCode: 'PH6Z' }
/** Offers its service to a visitor who goes back. */
const miners = { cityCode: '140000', productCode: 'MH08' }
/** A product for women. Its terms must be read one after the other, some seconds each. */
const smelters = { cityCode: '140000', productCode: 'MH10' }

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })
/** Waits until the page guards Back. */
const held = (page: Page) =>
  page.waitForFunction(() => typeof (history.state as { guarded?: unknown }).guarded === 'string')

/** Opens the product from another page of ours without scripts, so that Back has a target. */
const open = async (
  page: Page,
  product: Readonly<Record<string, string>>,
  { host }: { host?: string } = {},
): Promise<void> => {
  const to = address('/insure', product)
  await page.goto('/healthz')
  await page.goto(host ? `/sandbox/as/${host}?to=${encodeURIComponent(to)}` : to)
  await button(page, '立即投保').waitFor()
}

/** Signs in, with a draft of the product from an earlier visit. */
const begun = async (page: Page, product = fishers): Promise<void> => {
  const { self } = shop.family()
  const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, self.mobile)
  const draft = { traceId: crypto.randomUUID(), applicant: {}, insurants: [] }
  const kept = await gateway.call('saveDraft', { ...product, draft }, { login })
  assert.equal(kept.code, 0)
}

const leavesAtOnce = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await page.waitForURL(/\/healthz$/)
}

test.describe('你尚未完成投保', () => {
  test('ST023 is not asked of agents inside WeChat', async () => {
    const { page } = await shop.phone()
    await begun(page)
    await open(page, { ...fishers, entrySource: 'AGENT_MODE' }, { host: 'official-account' })
    await leavesAtOnce(page)
    // In a plain browser the same agent is asked.
    const other = await shop.phone()
    await begun(other.page)
    await open(other.page, { ...fishers, entrySource: 'AGENT_MODE' })
    await held(other.page)
    await other.page.goBack()
    await dialog(other.page, '你尚未完成投保').waitFor()
  })

  test('EN030 ST025 ST026 is not asked where WeChat will send a message already', async () => {
    const { page } = await shop.phone()
    await begun(page)
    const asked: unknown[] = []
    let exist = true
    await page.route(/\/existSubscribe$/, (route) => {
      asked.push((route.request().postDataJSON() as { data: unknown }).data)
      return route.fulfill({ json: { code: 0, message: '', data: { exist } } })
    })
    await open(page, fishers, { host: 'official-account' })
    await page.waitForLoadState('networkidle')
    assert.deepEqual(asked[0], { subscribeId: 'PH6Z_REMIND' })
    const state = await page.evaluate(() => history.state as { guarded?: unknown } | null)
    assert.equal(state?.guarded, undefined)
    exist = false
    await open(page, fishers)
    await held(page)
    await page.goBack()
    await dialog(page, '你尚未完成投保').waitFor()
  })

  test('EN030 says what the operator wrote, and is not asked for a product that is left out', async () => {
    const { page } = await shop.phone()
    const potters = { cityCode: '370300', productCode: 'MH16' }
    await begun(page, potters)
    await open(page, potters)
    await held(page)
    await page.goBack()
    const words = '您的投保信息已保存，完成支付后保障才会生效。'
    await dialog(page, '你尚未完成投保').getByText(words).waitFor()

    const other = await shop.phone()
    const left = { cityCode: '441700', productCode: 'PH9G' }
    await begun(other.page, left)
    await open(other.page, left)
    await leavesAtOnce(other.page)
  })

  test('ER064 ends quietly when subscribing fails', async () => {
    const { page } = await shop.phone()
    await begun(page)
    await page.route(/\/(checkSubscribe|addSubscribe)$/, (route) => route.abort())
    await open(page, fishers)
    await held(page)
    await page.goBack()
    const failed = page.waitForEvent('requestfailed')
    await button(page, '稍后提醒我').tap()
    await failed
    await gone(page)
    assert.equal(await page.getByRole('alert').count(), 0)
    assert.equal(await page.getByRole('status').filter({ hasText: /\S/ }).count(), 0)
    await button(page, '立即投保').waitFor()
    assert.equal(await page.evaluate(() => localStorage.getItem('PH6Z_SUBSCRIBE')), null)
  })
})

test('ST037 ST038 EN033 who is insured reads 投保成功, and 参保已结束 when the sale is over', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: miners })
  await open(page, miners)
  await held(page)
  await page.goBack()
  await dialog(page, '投保成功').getByRole('button', { name: '添加专属客服' }).waitFor()
  await shop.sandbox.shiftClock(4 * 3_600_000)
  await signInByCalls(page, shop.sandbox.origin, self.mobile)
  await page.goto('/healthz')
  await page.goto(address('/insure', miners))
  await held(page)
  await page.goBack()
  await dialog(page, '参保已结束').waitFor()
})

test('ST035 KC049 messages are asked for in an official account, and of agents nowhere', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const product = products.shanghai
  const { orderId } = await buyByCalls(page, shop.sandbox, self, { product })
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/getTemplateIdList$/.test(request.url())) asked.push(request.postData() ?? '')
  })
  const result = (more: Record<string, string> = {}) =>
    address('/insure-result', { ...product, proposalId: orderId, ...more })
  const visit = async (to: string, host?: string) => {
    await page.goto(host ? `/sandbox/as/${host}?to=${encodeURIComponent(to)}` : to)
    await heading(page, '投保成功').waitFor()
    await page.waitForLoadState('networkidle')
  }
  await visit(result())
  await visit(result({ entrySource: 'AGENT_MODE' }), 'official-account')
  assert.deepEqual(asked, [])
  const wanted = page.waitForRequest(/\/getTemplateIdList$/)
  await visit(result(), 'official-account')
  await wanted
})

test('DL016 DL066 ST017 ST018 ST019 the terms are read one by one, each for its time', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self, spouse } = shop.family()
  const payer = { ...self, ...spouse }
  const proposalId = await proposeByCalls(page, shop.sandbox.origin, payer, smelters)
  await page.goto(address('/pay-confirm-v3', { ...smelters, proposalId }))
  // VA059 Without consent, an error comes at the checkbox and in a toast.
  await button(page, '确认并支付').tap()
  for (const role of ['alert', 'status'] as const)
    await page.getByRole(role).filter({ hasText: '请阅读并同意相关条款' }).waitFor()
  await button(page, '打开全部文件，逐份阅读').tap()
  const reader = page.getByRole('dialog')
  const tabs = reader.getByRole('tab')
  // A tab shows eight characters of its title. 投保须知 was agreed to as a notice.
  await tabs.first().waitFor()
  assert.deepEqual(await tabs.allInnerTexts(), ['女性安心保险条款…', '个人信息保护政策'])
  const wait = reader.getByRole('button', { name: /^阅读下一份（[123]s）$/ })
  await wait.waitFor()
  assert.equal(await wait.isDisabled(), true)
  // At the end of the first document, the second one opens.
  const text = reader.getByRole('region')
  await text.getByRole('heading').waitFor()
  await text.evaluate((area) => area.scrollTo({ top: area.scrollHeight }))
  await reader.getByRole('tab', { selected: true }).and(tabs.nth(1)).waitFor()
  const count = await tabs.count()
  for (let at = 1; at + 1 < count; at += 1) {
    await reader.getByRole('button', { name: '阅读下一份', exact: true }).tap()
    await reader
      .getByRole('tab', { selected: true })
      .and(tabs.nth(at + 1))
      .waitFor()
  }
  await reader.getByRole('button', { name: '逐条阅读并同意以上内容' }).tap()
  await gone(page)
  assert.equal(await page.getByRole('checkbox', { name: '我已阅读并同意' }).isChecked(), true)
})

test('VA080 a login id of another kind is no login', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await signInByCalls(page, shop.sandbox.origin, self.mobile)
  const kept = (await page.context().cookies()).find(({ name }) => name === 'hm_HM_login')
  assert.ok(kept)
  await page.goto(address('/insure-apply', products.shanghai))
  await button(page, '下一步').waitFor()
  const value = kept.value.replace(/86-[^%"]+/, '12345')
  assert.notEqual(value, kept.value)
  await page.context().addCookies([{ ...kept, value }])
  await page.goto(address('/insure-apply', products.shanghai))
  await field(page, '验证码').waitFor()
})

test('ER051 a picture that does not come says 加载失败', async () => {
  const { page } = await shop.phone()
  const image = 'data:image/png;base64,AAAA'
  await page.route(/\/getQRCode/, (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { image, scene: 'A'.repeat(26) } } }),
  )
  await page.goto(address('/insure', { cityCode: '000000', productCode: 'PH0Q' }))
  await button(page, '放大显示').tap()
  await page.getByRole('dialog').getByText('加载失败').waitFor()
  await page.getByRole('status').filter({ hasText: '加载失败' }).waitFor()
})
