import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { openShop } from '../../support/shop'
import {
  address,
  arriveAt,
  button,
  eventually,
  field,
  fillOne,
  goOn,
  products,
  reachApply,
  startInsuring,
} from '../../support/storefront'
import { test } from '../../support/test'
import { bindPhone } from './bind-phone'

/** The known data of an account in a new form: its phone, its name and its locked fields. */

const shop = openShop()

const dialog = (page: Page) => page.getByRole('dialog')

/** Answers every request of a call with these data. */
const answerWith = (page: Page, cmd: string, data: object) =>
  page.route(new RegExp(`/${cmd}$`), (route) =>
    route.fulfill({ json: { code: 0, message: '', data } }),
  )

test('API021 API054 what the real-name service calls open may be changed', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const known = page.waitForRequest(/\/v1\/rpc\/user-info-service\/getUserStatus$/)
  const from = { ...products.shanghai, wtagid: 'W1' }
  await reachApply(page, shop.sandbox, from, self)
  await fillOne(page, self)
  await goOn(page)
  await arriveAt(page, /\/health-confirm-v3/)
  const { data } = (await known).postDataJSON() as { data: object }
  assert.deepEqual(data, { attr: { productCode: 'PP57', wtagid: 'W1' } })
  await page.goBack()
  await button(page, '下一步').waitFor()
  const open = { nameLocked: false, identityLocked: false, authLevel: null }
  await page.route(/\/getAuthInfo$/, (route) =>
    route.fulfill({ json: { code: 0, message: '', data: open } }),
  )
  await page.reload()
  await button(page, '下一步').waitFor()
  assert.equal(await field(page, '姓名').first().isDisabled(), false)
})

test('ER019 whose phone it is is told by the name that is known of the account', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await reachApply(page, shop.sandbox, products.shanghai, self)
  const status = page.waitForResponse(/\/getUserStatus$/)
  const known = { maskValue: '张**', encryptValue: 'none' }
  await page.route(/\/getUserStatus$/, async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { data: object }
    await route.fulfill({ json: { ...json, data: { ...json.data, name: known } } })
  })
  await page.reload()
  await status
  await fillOne(page, { ...self, name: '沙箱证件不符' })
  await goOn(page)
  await dialog(page).getByText('该手机号已绑定张**').waitFor()
})

test('API025 ER034 KC043 an account of WeChat is given a number, or told that it was not', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const home = address('/insure', products.shanghai)
  const settled = page.waitForResponse(/\/getConfig$/)
  await page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(home)}`)
  await settled
  await startInsuring(page)
  await arriveAt(page, /\/insure-apply/)
  await button(page, '验证并保存手机号，下次不用再填').tap()
  await page.route(/\/setUserPhone$/, (route) =>
    route.fulfill({ json: { code: 0, message: '', data: { status: 1 } } }),
  )
  const asked = page.waitForRequest(/\/v1\/rpc\/user-info-service\/setUserPhone$/)
  await bindPhone(page, shop.sandbox, self.mobile)
  const { data } = (await asked).postDataJSON() as { data: Record<string, unknown> }
  assert.deepEqual(data['productCodeList'], ['PG27'])
  assert.equal(data['phoneNumber'], self.mobile)
  await dialog(page).getByRole('alert').filter({ hasText: '手机号验证失败' }).waitFor()
  await page.unroute(/\/setUserPhone$/)
  await field(dialog(page), '验证码').fill(await shop.sandbox.smsCode(self.mobile))
  await dialog(page).getByRole('button', { name: '确认' }).tap()
  const kept = `*******${self.mobile.slice(-4)}`
  const mobile = () => field(page, '手机号码').inputValue()
  await eventually(mobile, (shown) => shown === kept)
  assert.equal(await button(page, '验证并保存手机号，下次不用再填').count(), 0)
  await page.reload()
  await eventually(mobile, (shown) => shown === kept)
})

const outcome = (result: number) => ({ result, phoneNumberEncrypt: '', phoneNumberMask: '' })

test(
  'ER029 ER031 ER032 ER033 every reason why a phone is not bound is said at its field',
  FULL_CIRCLE,
  async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await button(page, '更换手机号').tap()
    await button(page, '使用其他手机号').tap()
    await answerWith(page, 'setBindPhone', outcome(2))
    const other = `1370${self.mobile.slice(4)}`
    await bindPhone(page, shop.sandbox, other)
    const says = (text: string) =>
      dialog(page).getByRole('alert').filter({ hasText: text }).waitFor()
    await says('绑定手机号校验不一致')
    for (const [result, text] of [
      [4, '人脸校验失败'],
      [5, '该手机号已绑定其他账号'],
      [99, '绑定手机号失败'],
    ] as const) {
      await answerWith(page, 'setBindPhone', outcome(result))
      await field(dialog(page), '验证码').fill('123456')
      await dialog(page).getByRole('button', { name: '确认' }).tap()
      await says(text)
    }
  },
)
