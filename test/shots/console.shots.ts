import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openConsoleOf, screens } from '../e2e-console/desk'
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
} from '../e2e-console/office'
import { openShop } from '../support/shop'
import { test } from '../support/test'

/**
 * `npm run shots -- console` takes pictures of the operators' console into shots/console: every place at
 * 1280, light and dark, with the dialogs that ask for most, and the screens that whoever is on duty has
 * on a phone. It needs `npm run build:console`.
 */

let browser: Browser
const staffConsole = openConsoleOf(() => browser)
const shop = openShop({ own: true, settings: staffConsole.settings })
const office = openOffice(staffConsole, shop)

test.beforeAll(({ browser: given }) => {
  browser = given
})
test.afterEach(() => staffConsole.close())

const folder = join(__dirname, '../../shots/console')

/** One picture in light and one in dark colours. */
async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('.ant-skeleton').first().waitFor({ state: 'detached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const path = join(folder, `${name}-${colorScheme}.png`)
    await page.screenshot({ path, animations: 'disabled', fullPage: true })
  }
}

/** Goes to a place, and takes its picture. */
async function visited(page: Page, place: string): Promise<void> {
  await link(page, place).first().click()
  await heading(page, place).waitFor()
  await picture(page, place)
}

/** Opens a dialog, takes its picture, and leaves it. */
async function asked(page: Page, name: string, fill?: () => Promise<void>): Promise<void> {
  await button(page, name).first().click()
  await dialog(page, name).waitFor()
  await fill?.()
  await picture(page, `dialog-${name}`)
  await page.keyboard.press('Escape')
  await dialog(page, name).waitFor({ state: 'detached' })
}

test('pictures of the console', async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { self, orderId } = await office.customer()
  const { outRefundNo } = await office.customers.revoked('ABNORMAL')
  await office.stranger()

  const nobody = await staffConsole.browser()
  await picture(nobody.page, 'sign-in')

  const service = await staffConsole.browser('kefu')
  await picture(service.page, 'home')
  await search(service.page, self.mobile)
  await orderPart(service.page, orderId).waitFor()
  await picture(service.page, 'person')
  for (const name of ['代客户退保', '更正手机号', '再发保单或消息']) await asked(service.page, name)
  await button(service.page, '看客户看到的页面').click()
  await service.page.getByRole('article', { name: '客户的屏幕' }).waitFor()
  await picture(service.page, 'as-customer')

  const finance = await staffConsole.browser('caiwu')
  for (const place of ['退款', '对不上的钱', '每日对账', '提现', '总账']) {
    await visited(finance.page, place)
  }
  await finance.page.goto(`/refunds/${outRefundNo}`)
  await picture(finance.page, 'refund')
  await asked(finance.page, '重新发起退款', () =>
    finance.page.getByRole('radio', { name: /另一张借记卡/ }).check(),
  )
  await button(finance.page, '登记线下退款').click()
  const settled = dialog(finance.page, '登记线下退款')
  await settled.getByLabel('凭证号').fill('PZ-2026-0012')
  await settled.getByLabel('事由').fill('柜面转账')
  await picture(finance.page, 'dialog-登记线下退款')
  await settled.getByRole('button', { name: '确定' }).click()
  await settled.waitFor({ state: 'detached' })
  await picture(finance.page, 'refund-waits')
  const second = await staffConsole.browser('caiwu2')
  await second.page.goto('/approvals')
  await picture(second.page, 'approvals')

  const product = await staffConsole.browser('chanpin')
  for (const place of ['告警', '未送达的消息', '后台任务', '支付机构', '停售与恢复']) {
    await visited(product.page, place)
  }
  await asked(product.page, '立即停售')

  const admin = await staffConsole.browser('admin')
  for (const place of ['工作日志', '人员与权限']) {
    await visited(admin.page, place)
  }
  await button(admin.page, /^变更 客服小林/).click()
  await picture(admin.page, 'dialog-变更')
  await admin.page.keyboard.press('Escape')
  await button(admin.page, '添加人员').click()
  const adding = dialog(admin.page, '添加人员')
  await adding.getByRole('checkbox', { name: '客服' }).check()
  await adding.getByRole('checkbox', { name: '上海市', exact: true }).check()
  await picture(admin.page, 'dialog-添加人员')
  const who = { 姓名: '小钱', 登录名: 'qian', 事由: '新入职' }
  await give(admin.page, '添加人员', '提交申请', who)
  const admin2 = await staffConsole.browser('admin2')
  await admin2.page.goto('/approvals')
  await picture(admin2.page, 'approvals-of-staff')
  await approve(admin2, 'qian')
  await admin.page.reload()
  await button(admin.page, '邀请链接 小钱').click()
  const inviting = dialog(admin.page, '给 小钱 的邀请链接')
  await inviting.getByRole('button', { name: '取链接' }).click()
  await picture(admin.page, 'dialog-邀请链接')
  const address = await inviting.getByLabel('邀请链接').inputValue()
  await nobody.page.goto(address)
  await nobody.page.getByRole('img', { name: '验证器的二维码' }).waitFor()
  await picture(nobody.page, 'invitation')
  await nobody.page.setViewportSize(screens.phone)
  await picture(nobody.page, '390-invitation')
  await admin.page.goto('/account')
  await picture(admin.page, 'account')

  const duty = await staffConsole.browser('kefu', 'phone')
  await search(duty.page, self.mobile)
  await orderPart(duty.page, orderId).waitFor()
  await picture(duty.page, '390-person')
  const stops = await staffConsole.browser('chanpin', 'phone')
  await stops.page.goto('/stops')
  await button(stops.page, '立即停售').click()
  await picture(stops.page, '390-dialog-立即停售')
  const approves = await staffConsole.browser('caiwu2', 'phone')
  await approves.page.goto('/approvals')
  await button(approves.page, '同意').first().click()
  await picture(approves.page, '390-dialog-同意')
})
