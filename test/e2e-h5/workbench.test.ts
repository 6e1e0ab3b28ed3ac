import assert from 'node:assert/strict'
import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test'
import { seriousFindings } from '../support/serious-findings'
import { openShop } from '../support/shop'
import { test } from '../support/test'

/** A person who has read no documentation can buy with the workbench alone. */

const shop = openShop()

let context: BrowserContext | undefined
test.afterEach(() => context?.close())

async function openWorkbench(browser: {
  newContext: (options: object) => Promise<BrowserContext>
}) {
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${shop.gateway.origin}/sandbox`)
  return page
}

const phoneOf = (page: Page, id: string): FrameLocator =>
  page.frameLocator(`[data-phone="${id}"] iframe`)
const named = (within: Page | FrameLocator, name: string): Locator =>
  within.getByRole('button', { name, exact: true }).and(within.locator(':not([aria-busy=true])'))

test('a policy is bought in one phone, with code and payment from the side, in 25 taps', async ({
  browser,
}) => {
  const page = await openWorkbench(browser)
  const phone = phoneOf(page, 'browser')
  let taps = 0
  const tap = async (what: Locator) => {
    await what.click()
    taps += 1
  }
  const agree = () => phone.getByRole('checkbox', { name: '我已阅读并同意' })

  await tap(named(phone, '立即投保'))
  await named(phone, '获取验证码').waitFor()
  await tap(named(page, '填入空白项'))
  await tap(named(phone, '获取验证码'))
  await phone.getByRole('slider').waitFor()
  await tap(named(page, '拼好'))
  await tap(page.getByRole('button', { name: /的验证码填入手机$/ }))
  await tap(agree())
  await tap(named(phone, '登录'))

  await named(phone, '下一步').waitFor()
  await tap(named(page, '填入空白项'))
  await tap(named(phone, '添加本人'))
  await tap(agree())
  await tap(named(phone, '下一步'))
  await tap(named(phone, '均不存在，继续投保'))
  for (const words of ['同意并阅读下一项', '同意并阅读下一项', '我已阅读并同意']) {
    // Reading needs scrolling, not a tap.
    await phone.locator('#notice-panel').evaluate((area) => {
      area.scrollTop = area.scrollHeight
    })
    await tap(named(phone, words))
  }
  await tap(named(phone, '我已确认'))
  await named(phone, '确认并支付').waitFor()
  await tap(agree())
  await tap(named(phone, '确认并支付'))
  await named(phone, '稍后到账').waitFor()
  await tap(named(page, '支付成功'))
  await tap(phone.getByRole('link', { name: '返回商家' }))
  await phone.getByRole('heading', { name: /^[参投]保成功$/ }).waitFor()
  assert.ok(taps <= 25, `${taps} taps`)

  // The login of one phone does not count in the other.
  await page.getByLabel('全部手机打开').fill('/policy-list?cityCode=310000&productCode=PP57')
  await named(page, '打开').click()
  await phone
    .getByRole('link', { name: /申城安心保/ })
    .first()
    .waitFor()
  const other = phoneOf(page, 'official-account')
  await other.getByText('未能找到对应保单').first().waitFor()
  for (const part of ['.bench-head', '.bench-bar', '.side', '.phone-head', '.phone-address'])
    assert.deepEqual(await seriousFindings(page, part), [])
})

test('a preset opens in the chosen phone, signed in as its person', async ({ browser }) => {
  const page = await openWorkbench(browser)
  await page.getByRole('tab', { name: '场景' }).click()
  await page.getByRole('button', { name: '准备并打开：已付款的四人订单' }).click()
  const phone = phoneOf(page, 'browser')
  await phone.getByRole('heading', { name: '订单详情' }).first().waitFor()
  await phone.getByText('¥516.00').first().waitFor()
  assert.deepEqual(await seriousFindings(page, '.side'), [])
  for (const name of ['故障与时间', '页面']) {
    await page.getByRole('tab', { name }).click()
    await page.getByRole('heading', { level: 2 }).nth(1).waitFor()
    assert.deepEqual(await seriousFindings(page, '.side'), [])
  }
})

test('a phone is for elders and narrow by a tap', async ({ browser }) => {
  const page = await openWorkbench(browser)
  const phone = page.getByRole('region', { name: '手机：普通浏览器' })
  const inside = phoneOf(page, 'browser')
  await named(inside, '立即投保').waitFor()
  await phone.getByRole('button', { name: '长辈版' }).click()
  await inside.locator('.hm-elder').first().waitFor()
  await phone.getByLabel('宽度').selectOption('320')
  assert.equal(await inside.locator('body').evaluate((body) => body.clientWidth), 320)
})

test('every address of the gateway can be looked up by a field of it', async ({ browser }) => {
  const page = await openWorkbench(browser)
  await page.goto(`${shop.gateway.origin}/sandbox/api`)
  await page.getByRole('searchbox', { name: '查找地址、名称或字段' }).fill('intentPayType')
  const calls = page.getByRole('group').filter({ hasText: 'createPayOrderToc' })
  await calls.getByText('createPayOrder', { exact: true }).click()
  await calls.getByRole('rowheader', { name: 'intentPayType' }).waitFor()
  await calls.getByText('40101 PROPOSAL_STATE').waitFor()
  assert.equal(await page.getByText('getPolicyDetailV3', { exact: true }).count(), 0)
  assert.deepEqual(await seriousFindings(page), [])
})
