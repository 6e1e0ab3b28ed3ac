import assert from 'node:assert/strict'
import type { Browser, Page } from '@playwright/test'
import { openShop } from '../support/shop'
import { sendToConsole } from '../support/staff-console'
import { test } from '../support/test'
import { openConsoleOf, signInAt } from './desk'
import { button, heading, link } from './office'
import { isSound } from './sound'

/** Signing in by the provider of the company, which the sandbox plays with the package oidc-provider. */

let browser: Browser
const staffConsole = openConsoleOf(() => browser)
const shop = openShop({
  own: true,
  settings: async () => ({ ...(await staffConsole.settings()), CONSOLE_PASSWORD_SIGN_IN: 'off' }),
})

test.beforeAll(({ browser: given }) => {
  browser = given
})
test.afterEach(() => staffConsole.close())

/** Goes on by Tab alone until this has the focus, and presses Enter. */
async function enterOn(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(focused)) return page.keyboard.press('Enter')
  }
  throw new Error(`The keyboard does not reach ${String(name)}`)
}

test('while the provider is silent the page says so, and the account for emergencies comes in', async () => {
  await shop.sandbox.fault({ cmd: 'oidc', mode: 'http500', times: 1 })
  const { page } = await staffConsole.browser()
  await button(page, '用企业账号登录').click()
  await page.getByRole('alert').getByText('暂时连不上企业账号').waitFor()
  await button(page, '应急账号登录').click()
  await isSound(page, 'silent')
  assert.equal(await page.getByLabel('登录名').evaluate((field) => field.matches(':focus')), true)
  await signInAt(page, staffConsole.origin, 'boli')
})

test('by the keyboard alone somebody signs in with the account of the company, and is where they wanted to be', async () => {
  const { page, hands } = await staffConsole.browser()
  await page.goto('/refunds')
  await button(page, '用企业账号登录').waitFor()
  await isSound(page, 'sign-in')
  await enterOn(page, /^用企业账号登录$/)
  await heading(page, '您是哪位同事？').waitFor()
  const sent = page.waitForRequest(/\/api\/signInByProvider$/)
  await enterOn(page, /（caiwu）/)
  await heading(page, '退款').waitFor()
  assert.equal(new URL(page.url()).pathname, '/refunds')
  assert.equal(hands().taps, 0)

  // The provider takes a code once, whoever brings it.
  const { query } = (await sent).postDataJSON() as { query: string }
  const again = await sendToConsole(staffConsole.origin, '/api/beginProviderSignIn', { back: null })
  const { data } = again.body as { data: { address: string } }
  const own = new URLSearchParams(query)
  own.set('state', new URL(data.address).searchParams.get('state') ?? '')
  const cookie = (again.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const replayed = { query: own.toString() }
  const path = '/api/signInByProvider'
  const refused = await sendToConsole(staffConsole.origin, path, replayed, { cookie })
  assert.deepEqual(refused.body, { ok: false, code: 'SIGN_IN_FAILED', reason: 'NO_PROOF' })
})

test('a colleague who does not work with the console is told so, and may try again', async () => {
  const { page } = await staffConsole.browser(undefined, 'phone')
  await button(page, '用企业账号登录').click()
  await link(page, /（chuangke）/).click()
  await page.getByRole('alert').getByText('没有开通控制台').waitFor()
  assert.equal(new URL(page.url()).search, '')
  await isSound(page, 'refused')
  await link(page, '回到登录页').click()
  await button(page, '用企业账号登录').waitFor()
})
