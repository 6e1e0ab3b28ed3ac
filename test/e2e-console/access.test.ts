import assert from 'node:assert/strict'
import type { Browser, Page } from '@playwright/test'
import { unusedCode } from '../../server/staff/second-factor'
import { openShop } from '../support/shop'
import { test } from '../support/test'
import { openConsoleOf } from './desk'
import {
  approve,
  button,
  dialog,
  give,
  heading,
  link,
  openOffice,
  orderPart,
  search,
} from './office'
import { isSound } from './sound'

/** The console without a mouse, and by what axe finds on its pages. */

let browser: Browser
const staffConsole = openConsoleOf(() => browser)
const shop = openShop({ own: true, settings: staffConsole.settings })
const office = openOffice(staffConsole, shop)

test.beforeAll(({ browser: given }) => {
  browser = given
})
test.afterEach(() => staffConsole.close())

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

test('somebody who was added sets up password and second factor by the keyboard, and signs in', async () => {
  const asks = await staffConsole.browser('admin')
  const { page } = asks
  await page.goto('/rights')
  await button(page, '添加人员').click()
  const adding = dialog(page, '添加人员')
  await adding.getByRole('button', { name: '提交申请' }).click()
  await adding.getByText('请至少选一个城市').waitFor()
  await isSound(page, 'adding')
  await adding.getByRole('checkbox', { name: '客服' }).check()
  await adding.getByRole('checkbox', { name: '上海市', exact: true }).check()
  const who = { 姓名: '小钱', 登录名: 'qian', 事由: '新入职' }
  await give(page, '添加人员', '提交申请', who)
  await approve(await staffConsole.browser('admin2'), 'qian')
  await page.reload()
  await isSound(page, 'rights')
  await button(page, '邀请链接 小钱').click()
  const inviting = dialog(page, '给 小钱 的邀请链接')
  await inviting.getByRole('button', { name: '取链接' }).click()
  await inviting.getByText('链接只在这里显示这一次').waitFor()
  await isSound(page, 'link')
  const address = await inviting.getByLabel('邀请链接').inputValue()

  const invited = await staffConsole.browser()
  const { page: own } = invited
  await own.goto(address)
  await heading(own, '设置登录').waitFor()
  await own.getByRole('img', { name: '验证器的二维码' }).waitFor()
  await isSound(own, 'invitation')
  const secret = ((await own.locator('.secret').textContent()) ?? '').replaceAll(' ', '')
  const type = async (label: string, text: string) => {
    await tabTo(own, label)
    await own.keyboard.type(text)
  }
  const password = 'correct horse battery'
  invited.hands()
  await type('密码', password)
  await type('再输一次密码', password)
  await type('动态码', unusedCode(secret, 0, Date.now()) ?? '')
  await own.keyboard.press('Enter')
  await heading(own, '设置好了').waitFor()
  await isSound(own, 'ready')
  await tabTo(own, '去登录')
  await own.keyboard.press('Enter')
  await type('登录名', 'qian')
  await type('密码', password)
  const step = Math.floor(Date.now() / 30_000)
  await type('动态码', unusedCode(secret, step, Date.now()) ?? '')
  await own.keyboard.press('Enter')
  await button(own, '退出登录').waitFor()
  assert.equal(invited.hands().taps, 0)

  // The link is used up.
  await own.goto(address)
  await heading(own, '链接不能用了').waitFor()
  await isSound(own, 'void')
})
