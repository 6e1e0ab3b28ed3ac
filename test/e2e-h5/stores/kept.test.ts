import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  arriveAt,
  askForCode,
  button,
  enterCode,
  field,
  products,
  solve,
} from '../../support/storefront'
import { test } from '../../support/test'

/** The stored data of a browser, their names and lifetimes. */

const HOUR = 3600
const DAY = 24 * HOUR

const shop = openShop({ own: true })

/** Remaining lifetime of our cookie, in seconds. */
async function secondsLeft(page: Page, name: string): Promise<number> {
  const cookies = await page.context().cookies()
  const { expires } = cookies.find((cookie) => cookie.name === name) ?? assert.fail(name)
  return expires - Date.now() / 1000
}

const about = (seconds: number, wanted: number) =>
  assert.ok(seconds > wanted - 120 && seconds <= wanted + 5, `${seconds} of ${wanted}`)

test('STO010 VA081 API026 API028 API029 a login is kept for an hour, and only a whole one', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await page.goto(address('/login'))
  const { offset } = await shop.sandbox.captcha(await askForCode(page, self.mobile))
  const sms = page.waitForRequest(/\/v1\/rpc\/user-login-service\/sendSmsCode$/)
  await solve(page, offset)
  await sms
  await page.route(/\/userPhoneLogin$/, (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { openId: 'somebody' } } }),
  )
  const asked = page.waitForRequest(/\/v1\/rpc\/user-login-service\/userPhoneLogin$/)
  await enterCode(page, shop.sandbox, self.mobile)
  const { data } = (await asked).postDataJSON() as { data: Record<string, unknown> }
  const { sessionId, verifyCode, ...rest } = data
  assert.deepEqual(rest, {
    phoneNumber: self.mobile,
    includeFields: 'UserInfo',
    source: 'h5-normal',
  })
  assert.ok(sessionId && verifyCode)
  await page.getByRole('alert').filter({ hasText: '登录失败' }).waitFor()
  const login = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'hm_HM_login')
  assert.equal(await login(), undefined)

  await page.unroute(/\/userPhoneLogin$/)
  await button(page, '登录').tap()
  await arriveAt(page, /\/insure/)
  about(await secondsLeft(page, 'hm_HM_login'), HOUR)
  const { value } = JSON.parse(decodeURIComponent((await login())?.value ?? '')) as {
    value: Record<string, string>
  }
  assert.ok(value['openId']?.startsWith('86-') && value['token'])
})

test('STO009 KC028 a notice put off is put off for its days', async () => {
  const { page } = await shop.phone()
  await shop.sandbox.shiftClock(Date.parse('2027-02-02T10:00:00+08:00') - Date.now())
  const home = address('/insure', { cityCode: '430100', productCode: 'LG01' })
  const notice = page.getByRole('dialog', { name: '春节期间客服时间调整' })
  await page.goto(home)
  await notice.getByRole('checkbox', { name: '3天内不再提醒' }).check()
  await notice.getByRole('button', { name: '我知道了' }).tap()
  await notice.waitFor({ state: 'detached' })
  about(await secondsLeft(page, 'hm_HM_noticePutOff'), 3 * DAY)
  assert.ok(await page.evaluate(() => localStorage.getItem('HM_noticePutOff')))

  const settled = page.waitForResponse(/\/GetConfigV2$/)
  await page.goto(home)
  await settled
  await button(page, '立即投保').waitFor()
  await page.waitForLoadState('networkidle')
  assert.equal(await notice.count(), 0)
  await shop.sandbox.shiftClock(0)
})

test('STO012 the session knows whose mini-program opened it', async () => {
  const { page } = await shop.phone()
  const home = address('/insure', products.shanghai)
  await page.goto(`/sandbox/as/web-view?to=${encodeURIComponent(home)}`)
  await button(page, '立即投保').waitFor()
  const told = async () => {
    const call = page.waitForRequest((request) => request.headers()['x-app-id'] !== undefined)
    await page.reload()
    return (await call).headers()['x-app-id']
  }
  const appId = await told()
  assert.match(appId ?? '', /^wx/)
  assert.equal(await told(), appId)
  const kept = await page.evaluate(() => Object.entries(sessionStorage))
  assert.ok(
    kept.some(([key, value]) => /appId$/.test(key) && value.includes(appId ?? '?')),
    JSON.stringify(kept),
  )
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
