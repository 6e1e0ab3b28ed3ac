import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { changedCatalogue } from '../../support/changed-catalogue'
import { openShop } from '../../support/shop'
import { buyByCalls, submitByCalls } from '../../support/signed-in-phone'
import {
  addInsurant,
  address,
  arriveAt,
  button,
  fillOne,
  goOn,
  passHealth,
  products,
  reachApply,
  readNotices,
  seeToast,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Dialogs of pages, each where a customer meets it. */

const folder = changedCatalogue({
  '310000/PP57.json': (file) => ({
    ...file,
    popups: { ...(file['popups'] as object), compound: { mode: 'RENEWAL' } },
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
    popups: {
      premium: { title: '参保费用', subtitle: '应缴保费', ok: '去缴费', maskCloses: false },
    },
  }),
})
/** A product for women. Its terms must be read one after the other, some seconds each. */
const smelters = { cityCode: '140000', productCode: 'MH10' }
const shop = openShop({ own: true, settings: { CATALOGUE_DIR: folder } })
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

test('DL006 a code that is slow is waited for, and one that does not come is said', async () => {
  const { page } = await shop.phone()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/codes\/.*adviser\.svg$/, async (route) => {
    await held
    await route.continue()
  })
  await page.route(/\/codes\/.*group\.svg$/, (route) => route.abort())
  await page.goto(address('/housekeeper-group', { cityCode: '140000', productCode: 'MH08' }), {
    waitUntil: 'commit',
  })
  await seeToast(page, '加载中', () => button(page, '添加专属客服').tap())
  release()
  const code = dialog(page, '添加专属客服').getByRole('img')
  assert.ok(await code.evaluate((image: HTMLImageElement) => image.decode().then(() => true)))
  await page.goBack()
  await gone(page)
  await seeToast(page, '加载失败', () => button(page, '加入服务群').tap())
  await dialog(page, '加入服务群').getByText('加载失败', { exact: true }).waitFor()
  assert.equal(await dialog(page, '加入服务群').getByRole('img').count(), 0)
})

test('DL012 sharing in WeChat is led to its menu; a tap beside the guide puts it away', async () => {
  const { page } = await shop.phone()
  const to = address('/shareHome', products.shanghai)
  await page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(to)}`)
  const guide = dialog(page, '分享给家人和朋友')
  await button(page, '分享').tap()
  await guide.getByText(/右上角/).waitFor()
  await page.touchscreen.tap(20, 20)
  await gone(page)
  assert.match(page.url(), /\/shareHome\?/)
})

test('DL020 DL022 DL023 DL024 each person has a line: who, by what, and how much', async () => {
  const { page } = await shop.phone()
  const { self, daughter } = shop.family()
  await reachApply(page, shop.sandbox, products.zhongshan, self)
  await fillOne(page, self)
  await addInsurant(page, '子女', daughter)
  await button(page, '查看明细').tap()
  const sheet = dialog(page, '保费明细')
  await sheet.getByText('共为2人投保').waitFor()
  // DL022: the rule of the premium.
  await sheet.getByText('按年龄', { exact: true }).waitFor()
  await sheet.getByText('未成年人享优惠价，其余不分年龄。').waitFor()
  const lines = sheet.getByRole('listitem')
  const [mine, hers] = await lines.allInnerTexts()
  // DL023: number, name, relation, tag and masked credential; DL024: one line, with its amount.
  assert.match(mine ?? '', /^1\s+王\*\*\s+本人\s+¥59\s+\d{3}\*+\d{2}[\dX]\s+18周岁及以上$/)
  assert.match(hers ?? '', /^2\s+王\*\*\s+子女\s+未成年人\s+¥39\s+\d{3}\*+\d{2}[\dX]\s+0至17周岁$/)
  await page.goBack()
  await gone(page)

  // DL024: with several plans, each chosen plan has one line.
  await page.goto(address('/insure-apply', products.nanjing))
  await fillOne(page, self)
  await button(page, '查看明细').tap()
  await sheet.getByText('共为1人投保').waitFor()
  const [line] = await lines.allInnerTexts()
  assert.match(line ?? '', /^1\s+王\*\*\s+本人\s+\d{3}\*+\d{2}[\dX]\s+\S+ .*周岁\S*\s+¥[\d.]+$/)
})

test('DL020 DL025 DL026 DL027 a product names the sheet itself, and only its button goes on', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await reachApply(page, shop.sandbox, { cityCode: '370300', productCode: 'MH16' }, self)
  await fillOne(page, self)
  await goOn(page)
  await arriveAt(page, /\/health-confirm-v3/)
  // A page that was loaded again does not know what the form showed.
  await page.reload()
  await passHealth(page, '没有上述情况')
  await readNotices(page)
  const sheet = dialog(page, '参保费用')
  await sheet.getByText('应缴保费').waitFor()
  await page.touchscreen.tap(190, 40)
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: '去缴费' }).tap()
  await arriveAt(page, /\/pay-confirm-v3/)
})

test('DL037 an urgent notice may be put off for days, and then comes again', async () => {
  const { page, context } = await shop.phone()
  const to = address('/insure', { cityCode: '430100', productCode: 'LG01' })
  const start = Date.parse('2027-02-02T10:00:00+08:00')
  await shop.sandbox.shiftClock(start - Date.now())
  const notice = (on: Page) => dialog(on, '春节期间客服时间调整')
  await page.goto(to)
  await notice(page).getByRole('button', { name: '我知道了' }).tap()
  await gone(page)

  // On another visit the notice comes again, because it was not put off.
  const second = await context.newPage()
  await second.goto(to)
  await notice(second).getByRole('checkbox', { name: '3天内不再提醒' }).check()
  await button(second, '我知道了').tap()
  await gone(second)

  const third = await context.newPage()
  await third.goto(to)
  await words(third, '春节期间客服时间调整').first().waitFor()
  await third.waitForLoadState('networkidle')
  assert.equal(await notice(third).count(), 0)
  await shop.sandbox.shiftClock(start + 3 * 86_400_000 + 60_000 - Date.now())
  const later = await context.newPage()
  await later.goto(to)
  await notice(later).waitFor()
})

test('DL044 ST037 who holds such a policy and goes back is asked once more, and led to sign', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  await page.goto('/healthz')
  await page.goto(address('/insure', products.shanghai))
  await dialog(page, '你还未开通自动投保').getByRole('button', { name: '关闭' }).tap()
  await gone(page)
  await page.waitForFunction(
    () => typeof (history.state as { guarded?: unknown }).guarded === 'string',
  )
  await page.goBack()
  const asked = dialog(page, '投保成功')
  await asked.getByText('你还未开通自动投保').waitFor()
  await asked.getByRole('button', { name: '开通自动续保' }).tap()
  await arriveAt(page, /\/renewal-contract\?.*policyId=/)
})

test('DL067 what must be read once a visit is not asked again after a reload', async () => {
  const { page, context } = await shop.phone()
  const to = address('/insure', { cityCode: '341200', productCode: 'PG27' })
  const notice = (on: Page) => dialog(on, '投保前请知悉')
  await page.goto(to)
  await notice(page).getByRole('button', { name: '我知道了' }).tap()
  await gone(page)
  assert.match(
    await page.evaluate(() => sessionStorage.getItem('POP_CACHE_KEY') ?? ''),
    /compliance PG27/,
  )
  await page.reload()
  await button(page, '立即投保').waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await notice(page).count(), 0)
  // On another visit the notice comes again.
  const other = await context.newPage()
  await other.goto(to)
  await notice(other).waitFor()
})

test('DL016 DL066 ST017 ST018 ST019 the terms are read one by one, each for its time', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self, spouse } = shop.family()
  const payer = { ...self, ...spouse }
  const proposalId = await submitByCalls(page, shop.sandbox.origin, payer, smelters)
  await page.goto(address('/pay-confirm-v3', { ...smelters, proposalId }))
  // VA059 Without consent, an error comes at the checkbox and in a toast.
  const told = (['alert', 'status'] as const).map((role) =>
    page.getByRole(role).filter({ hasText: '请阅读并同意相关条款' }).waitFor(),
  )
  await Promise.all([...told, button(page, '确认并支付').tap()])
  const reader = page.getByRole('dialog')
  // It is disabled for three seconds.
  const waits = { name: /^阅读下一份（[123]s）$/, disabled: true }
  const waiting = reader.getByRole('button', waits).waitFor()
  await button(page, '打开全部文件，逐份阅读').tap()
  await waiting
  const tabs = reader.getByRole('tab')
  // A tab shows eight characters of its title. 投保须知 was agreed to as a notice.
  await tabs.first().waitFor()
  assert.deepEqual(await tabs.allInnerTexts(), ['女性安心保险条款…', '个人信息保护政策'])
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
