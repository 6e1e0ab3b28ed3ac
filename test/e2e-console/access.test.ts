import assert from 'node:assert/strict'
import type { Browser, Page } from '@playwright/test'
import { seriousFindings } from '../e2e-h5/serious-findings'
import { openShop } from '../support/shop'
import { test } from '../support/test'
import { openConsoleOf } from './desk'
import { button, dialog, heading, link, openOffice, orderPart, search } from './office'

/** The console without a mouse, and by what axe finds on its pages. */

let browser: Browser
const staffConsole = openConsoleOf(() => browser)
const shop = openShop({ own: true, settings: staffConsole.settings })
const office = openOffice(staffConsole, shop)

test.beforeAll(({ browser: given }) => {
  browser = given
})
test.afterEach(() => staffConsole.close())

/** By all rules in light colours; in dark ones the contrast is another one, and nothing else. */
async function isSound(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  assert.deepEqual(await seriousFindings(page), [], what)
  await page.emulateMedia({ colorScheme: 'dark' })
  assert.deepEqual(await seriousFindings(page, 'html', ['color-contrast']), [], `${what}, dark`)
}

test('axe finds nothing on the pages of a person, and in what is asked there', async () => {
  const { orderId } = await office.customer()
  const { page } = await staffConsole.browser('kefu')
  await search(page, orderId)
  await orderPart(page, orderId).waitFor()
  await isSound(page, 'person')
  for (const [name, inside] of [
    ['再发保单或消息', '发哪一条'],
    ['代客户退保', '应退金额'],
    ['更正手机号', '新手机号'],
  ] as const) {
    await button(page, name).click()
    const asked = dialog(page, name)
    await asked.getByText(inside).first().waitFor()
    await isSound(page, name)
    await asked.getByRole('button', { name: '取消' }).click()
    await asked.waitFor({ state: 'detached' })
  }
  await button(page, '看客户看到的页面').click()
  await page.getByRole('article', { name: '客户的屏幕' }).waitFor()
  await isSound(page, 'as the customer')
  await page.setViewportSize({ width: 390, height: 844 })
  await isSound(page, 'as the customer at 390')
})

test('axe finds nothing where data requests are signed off, and on the other places', async () => {
  const { orderId } = await office.customer()
  const { page } = await staffConsole.browser('hegui')
  await search(page, orderId)
  await button(page, '签核：注销账号').click()
  await dialog(page, '签核：注销账号').getByText('保单 1 份继续有效').waitFor()
  await isSound(page, 'deletion')
  const others = await staffConsole.browser('caiwu')
  await office.stranger()
  for (const place of [
    '退款',
    '对不上的钱',
    '总账',
    '停售与恢复',
    '告警',
    '后台任务',
    '支付机构',
    '复核',
  ]) {
    await link(others.page, place).first().click()
    await heading(others.page, place).waitFor()
    await isSound(others.page, place)
  }
})

/** What has the focus, by its accessible name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element) return ''
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    const label = isField ? element.labels?.[0]?.textContent : undefined
    return element.getAttribute('aria-label') ?? label ?? element.textContent
  })

/** Goes on by Tab alone until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (found: string) => (typeof name === 'string' ? found === name : name.test(found))
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab')
    if (isIt(await focused(page))) return
  }
  throw new Error(`The keyboard does not reach ${String(name)}`)
}

test('by the keyboard alone a person is found, an order is opened and the sale is stopped', async () => {
  const { self, orderId } = await office.customer()
  const service = await staffConsole.browser('kefu')
  const { page } = service
  await search(page, self.mobile)
  await orderPart(page, orderId).waitFor()
  await tabTo(page, /申城安心保/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/order=/)
  await tabTo(page, '代客户退保')
  await page.keyboard.press('Enter')
  await dialog(page, '代客户退保').getByText('应退金额').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog(page, '代客户退保').waitFor({ state: 'detached' })
  // The focus is back where it was.
  assert.equal(await focused(page), '代客户退保')
  assert.deepEqual(service.hands().taps, 0)

  const product = await staffConsole.browser('chanpin')
  await tabTo(product.page, '停售与恢复')
  await product.page.keyboard.press('Enter')
  await heading(product.page, '停售与恢复').waitFor()
  await tabTo(product.page, '立即停售')
  await product.page.keyboard.press('Enter')
  await dialog(product.page, '立即停售').waitFor()
  await tabTo(product.page, '产品')
  const chosen = () =>
    product.page.evaluate(() =>
      document.activeElement instanceof HTMLSelectElement
        ? (document.activeElement.selectedOptions[0]?.text ?? '')
        : '',
    )
  for (let steps = 0; steps < 40 && (await chosen()) !== '申城安心保'; steps += 1)
    await product.page.keyboard.press('ArrowDown')
  await tabTo(product.page, '事由')
  await product.page.keyboard.type('保险公司系统维护')
  await tabTo(product.page, '立即停售')
  await product.page.keyboard.press('Enter')
  await product.page.getByRole('region', { name: '正在停售' }).getByText('申城安心保').waitFor()
  assert.deepEqual(product.hands().taps, 0)
})
