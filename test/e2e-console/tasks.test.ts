import assert from 'node:assert/strict'
import type { Browser, Page } from '@playwright/test'
import { done } from '../support/purchase'
import { openShop } from '../support/shop'
import { buyByCalls } from '../support/signed-in-phone'
import { eventually, products } from '../support/storefront'
import { test } from '../support/test'
import { openConsoleOf, signInAt, type Desk } from './desk'

/** What an operator does, each by the browser alone. Every test prints its taps and seconds. */

let browser: Browser
const staffConsole = openConsoleOf(() => browser)
const shop = openShop({ own: true, settings: staffConsole.settings })

test.beforeAll(({ browser: given }) => {
  browser = given
})
test.afterEach(() => staffConsole.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Does a task and prints what it took. */
async function counted(task: string, { hands }: Desk, act: () => Promise<void>) {
  hands()
  const startedAt = Date.now()
  await act()
  const seconds = (Date.now() - startedAt) / 1000
  const { taps, fields } = hands()
  console.log(`${task} | ${taps} taps | ${fields} fields | ${seconds.toFixed(1)} s`)
  return { taps, fields, seconds }
}

const search = async (page: Page, query: string): Promise<void> => {
  await page.keyboard.press('/')
  await page.keyboard.type(query)
  await page.keyboard.press('Enter')
}

/** A purchase that its person revoked, whose refund ended so. */
async function revoked(status: 'SUCCESS' | 'ABNORMAL') {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const bought = await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  await page.goto('/healthz')
  const { gateway, login, orderId, outTradeNo } = bought
  await shop.sandbox.planRefunds(outTradeNo, 'PROCESSING')
  const order = done(await gateway.call('getOrder', { orderId }, { login }))
  const policyId = order.policies[0]?.policyId ?? ''
  const asked = { policyId, expectedRefundable: order.totalFen }
  done(await gateway.call('revokePolicyAndRefund', asked, { login }))
  const outRefundNo = `R${outTradeNo}`
  const refunds = async () => done(await gateway.call('getOrder', { orderId }, { login })).refunds
  await eventually(refunds, (all) => all.some((one) => one.status === 'PROCESSING'))
  await shop.sandbox.endRefund(outRefundNo, status)
  const ended = status === 'SUCCESS' ? 'REFUNDED' : 'ABNORMAL'
  await eventually(refunds, (all) => all.some((one) => one.status === ended))
  return { ...bought, self, outRefundNo }
}

test('staff sign in with password and code, and come back to where they were', async () => {
  const desk = await staffConsole.browser()
  const { page } = desk
  await page.goto('/stops')
  await button(page, '登录').click()
  await page.getByText('请输入登录名').waitFor()
  await page.getByLabel('登录名').fill('chanpin')
  await page.getByLabel('密码').fill('wrong')
  await page.getByLabel('动态码').fill('000000')
  await button(page, '登录').click()
  await page.getByRole('alert').getByText('登录名、密码或动态码不对').waitFor()
  await counted('sign in', desk, () => signInAt(page, staffConsole.origin, 'chanpin'))
  await heading(page, '停售与恢复').waitFor()
  // Product has no right to see people, so there is neither box nor link.
  assert.equal(await page.getByRole('search').count(), 0)
  assert.equal(await link(page, '退款').count(), 0)
  await button(page, '退出登录').click()
  await button(page, '登录').waitFor()
})

test('task 1 and 4: from a mobile number to where the refund is, in 3 taps and 10 s', async () => {
  const { self } = await revoked('SUCCESS')
  const desk = await staffConsole.browser('kefu')
  const { page } = desk
  const took = await counted('1, 4 find and refund', desk, async () => {
    await search(page, self.mobile)
    await page
      .getByText(/您的退款 ¥[\d.]+ 已于 \d{4}-\d\d-\d\d \d\d:\d\d 退回银行/)
      .first()
      .waitFor()
  })
  assert.ok(took.taps <= 3 && took.seconds <= 10, JSON.stringify(took))
  assert.ok(!page.url().includes(self.mobile))
})

test('task 2 and 3: one time line of a person, and why money was taken', async () => {
  const { page: phone } = await shop.phone()
  const { self } = shop.family()
  const { orderId } = await buyByCalls(phone, shop.sandbox, self, { product: products.shanghai })
  await phone.goto('/healthz')
  const desk = await staffConsole.browser('kefu')
  const { page } = desk
  await counted('2, 3 time line and payment', desk, async () => {
    await search(page, orderId)
    await page.getByRole('region', { name: '支付：钱为什么收' }).getByText('本人支付投保').waitFor()
    const line = page.getByRole('table', { name: '时间线' })
    await line.getByRole('cell', { name: '已支付' }).first().waitFor()
    await line.getByRole('cell', { name: '保单', exact: true }).first().waitFor()
  })
  // Masked until a reason is given, and then one field.
  assert.equal(await page.getByText(self.name).count(), 0)
  await button(page, '显示姓名').first().click()
  await dialog(page, '显示姓名').getByLabel('事由').fill('客户来电核对')
  await dialog(page, '显示姓名').getByRole('button', { name: '显示' }).click()
  await page.getByText(self.name).waitFor()
})

test('task 11: a refund that the bank refused is started again by two people', async () => {
  const { outRefundNo, outTradeNo } = await revoked('ABNORMAL')
  const asks = await staffConsole.browser('caiwu')
  const approves = await staffConsole.browser('caiwu2', 'phone')
  await counted('11 ask', asks, async () => {
    const { page } = asks
    await link(page, '退款').first().click()
    await link(page, outRefundNo).click()
    await button(page, '重新发起退款').click()
    await dialog(page, '重新发起退款').getByLabel('事由').fill('客户换了银行卡')
    await dialog(page, '重新发起退款').getByRole('button', { name: '确定' }).click()
    await page.getByText('有申请在等另一人复核').waitFor()
  })
  await shop.sandbox.planRefunds(outTradeNo, 'SUCCESS')
  await counted('11 approve at 390 px', approves, async () => {
    const { page } = approves
    await page.goto('/approvals')
    const card = page.getByRole('listitem').filter({ hasText: outRefundNo })
    await card.getByRole('button', { name: '同意' }).click()
    await dialog(page, '同意这项申请').getByLabel('复核意见').fill('已核对')
    await dialog(page, '同意这项申请').getByRole('button', { name: '同意' }).click()
    await page.getByText('已执行').first().waitFor()
  })
  // Whoever asked cannot approve.
  await asks.page.goto('/approvals')
  await heading(asks.page, '复核').waitFor()
  assert.equal(await asks.page.getByRole('button', { name: '同意' }).count(), 0)
})

test('task 17 and 18: the sale of a product stops now, and goes on', async () => {
  const desk = await staffConsole.browser('chanpin', 'phone')
  const { page } = desk
  await counted('17 stop at 390 px', desk, async () => {
    await page.goto('/stops')
    await button(page, '立即停售').click()
    const asked = dialog(page, '立即停售')
    await asked.getByLabel('产品').selectOption('PP57')
    await asked.getByLabel('事由').fill('保险公司系统维护')
    await asked.getByRole('button', { name: '立即停售' }).click()
    await page.getByRole('button', { name: '恢复销售' }).waitFor()
  })
  const { page: phone } = await shop.phone()
  const insure = '/insure?cityCode=310000&productCode=PP57'
  await phone.goto(insure)
  await phone.getByText('系统维护中，暂停投保').waitFor()
  // Tapping the main action tells it again, and leads nowhere.
  await phone.getByRole('button', { name: '暂停投保' }).click()
  await phone.getByRole('dialog').getByText('系统维护中，暂停投保').waitFor()
  await counted('18 resume', desk, async () => {
    await button(page, '恢复销售').click()
    await dialog(page, '恢复销售').getByLabel('事由').fill('维护完成')
    await dialog(page, '恢复销售').getByRole('button', { name: '恢复销售' }).click()
    await page.getByText('现在没有停售').waitFor()
  })
  await phone.goto(insure)
  await phone.getByRole('button', { name: '立即投保' }).waitFor()
})

test('a name with markup of a customer is text on every page', async () => {
  const { page: phone } = await shop.phone()
  const { self } = shop.family()
  const bought = await buyByCalls(phone, shop.sandbox, self, { product: products.shanghai })
  await phone.goto('/healthz')
  const desk = await staffConsole.browser('kefu')
  const { page } = desk
  await page.route('**/api/find', (route) =>
    route.fulfill({
      json: {
        ok: true,
        data: {
          people: ['<img src=x onerror="window.hit=1">', '王*'].map((name, at) => ({
            userId: `u${at}`,
            name,
            mobile: null,
            closedAt: null,
            found: [{ kind: 'NAME', orderId: bought.orderId, number: null }],
            orders: [],
          })),
          more: false,
        },
      },
    }),
  )
  await search(page, '<script>window.hit=1</script>')
  await page.getByText('<img src=x onerror="window.hit=1">').waitFor()
  assert.equal(await page.evaluate(() => 'hit' in window), false)
})

test('a session that ended leads to the sign-in, and from there to where they wanted to go', async () => {
  const { page, context } = await staffConsole.browser('kefu')
  await link(page, '退款').first().waitFor()
  await context.clearCookies()
  await link(page, '退款').first().click()
  await button(page, '登录').waitFor()
  await signInAt(page, staffConsole.origin, 'kefu')
  await heading(page, '退款').waitFor()
})
