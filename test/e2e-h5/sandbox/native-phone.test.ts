import assert from 'node:assert/strict'
import type { FrameLocator } from '@playwright/test'
import { openShop } from '../../support/shop'
import { button, eventually, seeNotice, seePrice } from '../../support/storefront'
import { test } from '../../support/test'
import { closeWorkbench, frameOf, openWorkbench, phoneOf } from './workbench'

/** The compiled mini-program is a phone of the workbench, which a person uses by hand. */

const shop = openShop()
test.afterEach(({ browser }) => closeWorkbench(browser))

const PRODUCT = '/insure?cityCode=310000&productCode=PP57'

const sheet = (phone: FrameLocator, title: string, answer: string) =>
  phone.getByRole('dialog', { name: title }).getByRole('button', { name: answer, exact: true })

test('a policy is bought in the native phone; the sandbox knows what its sheets said', async ({
  browser,
}) => {
  const page = await openWorkbench(browser, shop.gateway.origin, ['native'])
  const phone = phoneOf(page, 'native')
  const frame = frameOf(page, '原生小程序')

  await button(phone, '立即投保').click()
  await button(phone, '下一步').waitFor()
  await button(page, '填入空白项').click()
  await phone.getByRole('button', { name: /本人$/ }).first().click()
  await phone.getByRole('checkbox', { name: /^我已阅读并同意/ }).click()
  await button(phone, '下一步').click()
  await button(phone, '均不存在，继续投保').click()
  const taken = ['同意并阅读下一项', '同意并阅读下一项', '我已阅读并同意']
  for (const [at, words] of taken.entries()) {
    // The notice before stays on the screen until the logic layer has answered.
    await seeNotice(phone, at)
    await phone.getByRole('region').evaluate((area) => (area.scrollTop = area.scrollHeight))
    await button(phone, words).click()
  }
  await seePrice(phone, (accept) => accept.click())
  await button(phone, '确认并支付').click()

  await sheet(phone, '微信支付', '取消').click()
  await phone.getByText('支付已取消').waitFor()
  await button(phone, '立即支付').click()
  await sheet(phone, '微信支付', '确认支付').click()
  await phone.getByText('投保成功').first().waitFor()
  await page.locator('.badge-paid').waitFor()

  await button(phone, '订阅消息提醒').click()
  await sheet(phone, '消息订阅', '拒绝').click()
  await button(phone, '已拒绝').waitFor()
  const refused = await page.request.get(`${shop.gateway.origin}/sandbox/subscriptions`)
  const answers = (await refused.json()) as { accepts: boolean }[]
  assert.ok(answers.length > 0 && answers.every(({ accepts }) => !accepts))

  // Another phone opens the same page, and the person opens a second phone.
  await frame.getByRole('button', { name: '同一个人再开一部' }).click()
  const second = phoneOf(page, 'native-2')
  await frameOf(page, '原生小程序 2')
    .getByLabel('地址')
    .fill('/policy-list?cityCode=310000&productCode=PP57')
  await page.keyboard.press('Enter')
  await second
    .getByText(/申城安心保/)
    .first()
    .waitFor()
})

test('it is a phone like the others: a link, Back, dark, elders, and a preset', async ({
  browser,
}) => {
  const page = await openWorkbench(browser, shop.gateway.origin, ['browser'])
  await page.getByRole('button', { name: '原生小程序', exact: true }).click()
  const phone = phoneOf(page, 'native')
  const frame = frameOf(page, '原生小程序')
  const address = frame.getByLabel('地址')
  await button(phone, '立即投保').waitFor()
  await page.getByRole('textbox', { name: '全部手机打开' }).fill(PRODUCT.replace('PP57', 'SHJB'))
  await page.keyboard.press('Enter')
  await eventually(
    () => address.inputValue(),
    (value) => value.includes('SHJB'),
  )
  await phoneOf(page, 'browser').getByText('沪上家财保').first().waitFor()
  await phone.getByText('沪上家财保').first().waitFor()
  await phone.getByRole('link', { name: '我的订单' }).click()
  await frame.getByText('pages/account/order-center/index').waitFor()
  await frame.getByRole('button', { name: '后退' }).click()
  await frame.getByText('pages/insure/index').waitFor()

  await page.getByRole('tab', { name: '场景' }).click()
  await button(page, '准备并打开：已付款的四人订单').click()
  await phone.getByText('¥516.00').first().waitFor()
  await frame.getByText('pages/account/order-detail/index').waitFor()

  await frame.getByRole('button', { name: '长辈版' }).click()
  await phone.locator('.hm-elder').first().waitFor()
  await frame.getByRole('button', { name: '深色' }).click()
  const ground = () =>
    phone
      .locator('wx-page')
      .last()
      .evaluate((one) => {
        let element: Element | null = one.querySelector('.hm-page') ?? one
        while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
          element = element.parentElement
        return element ? getComputedStyle(element).backgroundColor : ''
      })
  await eventually(ground, (colour) => colour === 'rgb(23, 22, 20)')
})
