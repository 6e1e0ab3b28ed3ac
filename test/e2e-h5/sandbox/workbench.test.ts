import assert from 'node:assert/strict'
import type { Frame, Locator } from '@playwright/test'
import { seriousFindings } from '../../support/serious-findings'
import { openShop } from '../../support/shop'
import { button, eventually, seeNotice } from '../../support/storefront'
import { test } from '../../support/test'
import { closeWorkbench, frameOf, openWorkbench, phoneOf } from './workbench'

/** A person who has read no documentation can buy with the workbench alone. */

const shop = openShop()
test.afterEach(({ browser }) => closeWorkbench(browser))

test('a policy is bought in one phone and seen by a second one of its person, in 25 taps', async ({
  browser,
}) => {
  const page = await openWorkbench(browser, shop.gateway.origin)
  const phone = phoneOf(page, 'browser')
  let taps = 0
  const tap = async (what: Locator) => {
    await what.click()
    taps += 1
  }
  const agree = () => phone.getByRole('checkbox', { name: '我已阅读并同意' })

  await tap(button(phone, '立即投保'))
  await button(phone, '获取验证码').waitFor()
  await tap(button(page, '填入空白项'))
  await tap(button(phone, '获取验证码'))
  await phone.getByRole('slider').waitFor()
  await tap(button(page, '拼好'))
  await tap(page.getByRole('button', { name: /的验证码填入手机$/ }))
  await tap(agree())
  await tap(button(phone, '登录'))

  await button(phone, '下一步').waitFor()
  await tap(button(page, '填入空白项'))
  await tap(button(phone, '添加本人'))
  await phone.getByText('¥129.00').first().waitFor()
  await tap(agree())
  await tap(button(phone, '下一步'))
  await tap(button(phone, '均不存在，继续投保'))
  const agreed = ['同意并阅读下一项', '同意并阅读下一项', '我已阅读并同意']
  for (const [at, words] of agreed.entries()) {
    await seeNotice(phone, at)
    // Reading needs scrolling, not a tap.
    await phone.locator('#notice-panel').evaluate((area) => {
      area.scrollTop = area.scrollHeight
    })
    await tap(button(phone, words))
  }
  await button(phone, '确认并支付').waitFor()
  await tap(button(phone, '确认并支付'))
  await button(phone, '稍后到账').waitFor()
  await tap(button(page, '支付成功'))
  await tap(phone.getByRole('link', { name: '返回商家' }))
  await phone.getByRole('heading', { name: /^[参投]保成功$/ }).waitFor()

  await tap(frameOf(page, '普通浏览器').getByRole('button', { name: '同一个人再开一部' }))
  const second = phoneOf(page, 'browser-2')
  await tap(button(second, '查看保单'))
  await second
    .getByRole('link', { name: /申城安心保/ })
    .first()
    .waitFor()
  assert.ok(taps <= 23, `${taps} taps`)

  await page.getByRole('tab', { name: '订单' }).click()
  await page.getByText('在“普通浏览器”').waitFor()
  await page.getByRole('button', { name: /的经过$/ }).click()
  await page.getByText('投保单 PAYING → PAID').waitFor()
  await page.getByText('ISSUE ¥129.00').waitFor()

  // The login of one phone does not count in that of another person.
  await tap(frameOf(page, '普通浏览器 2').getByRole('button', { name: '全部手机打开这一页' }))
  const other = phoneOf(page, 'official-account')
  await other.getByText('未能找到对应保单').first().waitFor()
  assert.deepEqual(
    await seriousFindings(
      page,
      '.bench-head, .bench-bar, .side, .phone-head, .phone-settings, .phone-address',
    ),
    [],
  )
})

test('a preset opens in the chosen phone, signed in as its person', async ({ browser }) => {
  const page = await openWorkbench(browser, shop.gateway.origin)
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

test('a phone is for elders, narrow, dark and of large letters by a tap', async ({ browser }) => {
  const page = await openWorkbench(browser, shop.gateway.origin)
  const phone = frameOf(page, '普通浏览器')
  const inside = phoneOf(page, 'browser')
  await button(inside, '立即投保').waitFor()
  await phone.getByRole('button', { name: '长辈版' }).click()
  await inside.locator('.hm-elder').first().waitFor()
  await phone.getByLabel('宽度').selectOption('320')
  assert.equal(await inside.locator('body').evaluate((body) => body.clientWidth), 320)
  await phone.getByRole('button', { name: '深色' }).click()
  const ground = () =>
    inside.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await eventually(ground, (colour) => colour === 'rgb(23, 22, 20)')
  // The phone keeps its look. Other phones may load at the same time.
  const isBrowser = (frame: Frame) => new URL(frame.url()).host.startsWith('browser.')
  const reloaded = page.waitForEvent('framenavigated', isBrowser)
  await phone.getByRole('button', { name: '刷新' }).click()
  await reloaded
  await button(inside, '立即投保').waitFor()
  await eventually(ground, (colour) => colour === 'rgb(23, 22, 20)')

  const account = frameOf(page, '微信公众号')
  const title = phoneOf(page, 'official-account').getByRole('heading', { level: 1 }).first()
  const size = () => title.evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize))
  const usual = await size()
  await account.getByLabel('微信字体大小').selectOption('140')
  await eventually(size, (large) => Math.round(large) === Math.round(usual * 1.4))
  await account.getByRole('button', { name: '慢网络' }).click()
  await account.getByRole('button', { name: '刷新' }).click()
  await page.getByRole('button', { name: '只看当前手机' }).click()
  assert.equal(await page.getByRole('region', { name: /^手机：/ }).count(), 1)
})

test('orders and recording are used by keyboard alone; somebody in no phone is opened in one', async ({
  browser,
}) => {
  const { origin } = shop.gateway
  await fetch(`${origin}/sandbox/presets/paid-family`, { method: 'POST' })
  const page = await openWorkbench(browser, origin, ['browser'])
  const phone = phoneOf(page, 'browser')
  await button(phone, '立即投保').waitFor()
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const focused = (name: string | RegExp) =>
    page.locator(':focus').and(page.getByRole('button', { name })).waitFor()
  const isSound = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      assert.deepEqual(await seriousFindings(page, '.side'), [])
    }
  }

  await page.getByRole('tab', { name: '实时' }).focus()
  await press('ArrowRight')
  await page.getByText('不在任何手机里').first().waitFor()
  await isSound()
  await press('Tab')
  await focused('在“普通浏览器”登录')
  await press('Tab')
  await focused(/^打开订单/)
  await press('Tab', 'Enter')
  await focused('返回订单')
  await isSound()
  await press('Enter')
  await focused(/的经过$/)
  await press('Shift+Tab', 'Enter')
  await phone.getByText('¥516.00').first().waitFor()

  await page.getByRole('tab', { name: '订单' }).focus()
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Tab')
  await focused('录制“普通浏览器”')
  await press('Enter')
  await focused('停止录制')
  await isSound()
  await phone.getByText('¥516.00').first().waitFor()
  await press('Enter')
  await focused('录制“普通浏览器”')
  await press('Tab')
  await page
    .locator(':focus')
    .and(page.getByRole('link', { name: '保存脚本' }))
    .waitFor()
})
