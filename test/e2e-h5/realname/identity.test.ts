import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import {
  addInsurant,
  arriveAt,
  button,
  eventually,
  field,
  fillApplicant,
  fillOne,
  goOn,
  products,
  reachApply,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'
import { bindPhone } from './bind-phone'

/** Identity of the applicant: terms, phone and real name, with each outcome. */

const shop = openShop()

const dialog = (page: Page) => page.getByRole('dialog')
const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' })

/** Records the calls of a page to the user services, with their names and data. */
const watchCalls = (page: Page) => {
  const sent: { cmd: string; path: string; data: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !/\/v1\/rpc\//.test(request.url())) return
    const { cmd, data } = request.postDataJSON() as (typeof sent)[number]
    sent.push({ cmd, data, path: new URL(request.url()).pathname })
  })
  return {
    of: (cmd: string) => sent.filter((call) => call.cmd === cmd),
  }
}

test.describe('the terms', () => {
  test('VA067 VA068 VA071 VA073 API020 API030 are agreed to before anybody is asked about anything, after the form is right', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const calls = watchCalls(page)
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await button(page, '下一步').tap()
    await page.getByRole('alert').filter({ hasText: '请输入姓名，2-20个汉字' }).waitFor()
    assert.equal(await words(page, '请阅读并同意相关条款').count(), 0)
    await fillOne(page, self)
    await button(page, '下一步').tap()
    await Promise.all(
      (['alert', 'status'] as const).map((role) =>
        page.getByRole(role).filter({ hasText: '请阅读并同意相关条款' }).waitFor(),
      ),
    )
    assert.deepEqual(calls.of('authH5Realname'), [])
    await page.getByRole('link', { name: '《个人信息保护政策》' }).first().tap()
    await arriveAt(page, /\/pdf-viewer/)
    await page.goBack()
    await goOn(page)
    await arriveAt(page, /\/health-confirm-v3/)
    const [call, ...more] = calls.of('authH5Realname')
    assert.deepEqual(more, [])
    assert.equal(call?.path, '/v1/rpc/user-realname/authH5Realname')
    assert.deepEqual(Object.keys(call?.data ?? {}).sort(), [
      'credentialNo',
      'credentialType',
      'name',
    ])
    assert.deepEqual(calls.of('setBindPhone'), [])
    // After one verification the fields are locked, and no further one is needed.
    await page.goBack()
    await button(page, '下一步').waitFor()
    assert.equal(await field(page, '姓名').first().isDisabled(), true)
    await words(page, '已实名认证，不可修改').first().waitFor()
    // API054: the real-name service tells whether the fields are locked.
    const asked = page.waitForRequest(/\/api\/c\/city-insur-core\/getAuthInfo$/)
    await page.reload()
    await asked
    await eventually(
      () => field(page, '姓名').first().inputValue(),
      (shown) => shown === '王**',
    )
    assert.equal(await field(page, '证件号码').first().isDisabled(), true)
    await goOn(page)
    await arriveAt(page, /\/health-confirm-v3/)
    assert.equal(calls.of('authH5Realname').length, 1)
  })
})

test.describe('the real name', () => {
  // test/ui/realname/realname-outcomes tests what each outcome says and does.
  test('ER017 ER020 API032 says why not at its field, and a face proves the same person', async () => {
    const { page, context } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    const claim = async (name: string, text: string) => {
      await fillApplicant(page, { ...self, name })
      await goOn(page)
      await dialog(page).getByText(text, { exact: true }).waitFor()
      await page.locator('.hm-message__icon--warning-red').waitFor()
    }

    await claim('沙箱姓名不符', '请填写本人真实身份信息')
    await dialog(page).getByRole('button', { name: '修改信息' }).tap()
    await gone(page)
    await page.getByRole('alert').filter({ hasText: '请填写本人真实身份信息' }).waitFor()
    assert.equal(await field(page, '姓名').first().getAttribute('aria-invalid'), 'true')

    // Another phone has verified this identity. A face verification proves the same person.
    // The test waits for the next dialog, because it may open before this one has closed.
    await claim('沙箱证件占用', '该身份信息已被其他手机号使用')
    await dialog(page).getByRole('button', { name: '本人人脸核验' }).tap()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: '打开人脸核验页面' }).tap()
    const face = await opened
    await dialog(page).getByRole('button', { name: '我已完成核验' }).tap()
    await page.getByRole('status').filter({ hasText: '还没有完成人脸核验' }).waitFor()
    await face.getByRole('button', { name: '本人，核验通过' }).tap()
    await face.getByRole('status').getByText('核验通过').waitFor()
    await face.close()
    await dialog(page).getByRole('button', { name: '我已完成核验' }).tap()
    await arriveAt(page, /\/health-confirm-v3/)
  })
})

test.describe('the phone', () => {
  test('DL048 DL049 VA070 API027 ER028 ER030 is bound by its code, with every reason why not, and chosen from a list', async () => {
    const { page } = await shop.phone()
    const { self, spouse } = shop.family()
    const calls = watchCalls(page)
    await reachApply(page, shop.sandbox, products.shanghai, self)
    assert.equal(await field(page, '手机号码').isDisabled(), true)
    await button(page, '更换手机号').tap()
    await dialog(page).getByText('已绑定手机号').waitFor()
    await button(page, '使用其他手机号').tap()
    await bindPhone(page, shop.sandbox, '19900000003')
    await dialog(page).getByRole('alert').filter({ hasText: '银行卡预留手机号不一致' }).waitFor()
    const [last = ''] = self.mobile.slice(-1)
    const other = `1370${self.mobile.slice(4, -1)}${(Number(last) + 1) % 10}`
    await bindPhone(page, shop.sandbox, other, '000000')
    await dialog(page).getByRole('alert').filter({ hasText: '请输入正确的验证码' }).waitFor()
    const form = dialog(page)
    await field(form, '验证码').fill(await shop.sandbox.smsCode(other))
    await form.getByRole('button', { name: '确认' }).tap()
    await gone(page)
    await eventually(
      () => field(page, '手机号码').inputValue(),
      (shown) => shown === `*******${other.slice(-4)}`,
    )
    const { data } = calls.of('setBindPhone').at(-1) ?? assert.fail('nothing was bound')
    assert.deepEqual(
      [data['phoneNumber'], data['countryCode'], data['wxCode'], data['faceToken']],
      [other, '86', '', ''],
    )
    await fillOne(page, { ...self, name: spouse.name })
    await goOn(page)
    await arriveAt(page, /\/health-confirm-v3/)
  })

  test('VA069 ER036 that is not known is bound on the way on', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await page.route(/\/getUserStatus$/, (route) =>
      route.fulfill({ status: 200, json: { code: -1, message: '', data: {} } }),
    )
    // The toast is shown for a short time, while the form loads.
    const told = page.getByRole('status').filter({ hasText: '网络错误，请稍后重试' }).waitFor()
    await Promise.all([told, reachApply(page, shop.sandbox, products.shanghai, self)])
    await fillOne(page, self)
    const other = `1360${self.mobile.slice(4)}`
    await field(page, '手机号码').fill(other)
    await goOn(page)
    assert.equal(await field(dialog(page), '手机号码').inputValue(), other)
    await bindPhone(page, shop.sandbox, other)
    await arriveAt(page, /\/health-confirm-v3/)
  })
})

test('DL036 RT033 a product may ask for its applicant in a popup, with terms and the way to its policy', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await reachApply(page, shop.sandbox, { cityCode: '350400', productCode: 'PH6X' }, self)
  await addInsurant(page, '本人')
  await button(page, '下一步').tap()
  const form = page.getByRole('dialog', { name: '投保人信息' })
  const confirm = form.getByRole('button', { name: '确认' })
  await confirm.tap()
  await form.getByRole('alert').filter({ hasText: '请输入姓名，2-20个汉字' }).waitFor()
  await field(form, '姓名').fill('沙箱姓名不符')
  await field(form, '证件号码').fill(self.id)
  await confirm.tap()
  await form.getByRole('alert').filter({ hasText: '请阅读并同意相关条款' }).waitFor()
  const policy = form.getByRole('link', { name: '《个人信息保护政策》' })
  assert.match((await policy.getAttribute('href')) ?? '', /pdf-viewer.*privacy/)
  await form.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await confirm.tap()
  // The real-name centre refused the data. The popup opens again with the error at the field.
  await page.getByText('请填写本人真实身份信息').waitFor()
  await button(page, '修改信息').tap()
  await form.getByRole('alert').filter({ hasText: '请填写本人真实身份信息' }).waitFor()
  await field(form, '姓名').fill(self.name)
  await confirm.tap()
  await gone(page)
  await button(page, '下一步').tap()
  await arriveAt(page, /\/health-confirm-pjp/)
})
