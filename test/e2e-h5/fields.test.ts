import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { done, plain, readNotices } from '../support/purchase'
import { openShop } from '../support/shop'
import { signInByCalls } from '../support/signed-in-phone'
import {
  addInsurant,
  address,
  askForCode,
  button,
  enterCode,
  eventually,
  field,
  fillOne,
  next,
  openProduct,
  products,
  reachApply,
  signIn,
  startInsuring,
} from '../support/storefront'

const shop = openShop()

describe('a verification code', () => {
  test('asked for before a reload is still good, and the wait goes on', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openProduct(page, products.shanghai)
    await startInsuring(page)
    const { offset } = await shop.sandbox.captcha(await askForCode(page, self.mobile))
    await page.getByRole('slider').fill(String(offset))
    await button(page, '拖动滑块完成拼图').tap()
    await button(page, /^\d+秒后重新获取$/).waitFor()
    await page.reload()
    await button(page, /^\d+秒后重新获取$/).waitFor()
    await field(page, '手机号码').fill(self.mobile)
    await enterCode(page, shop.sandbox, self.mobile)
    await button(page, '下一步').waitFor()
  })

  test('with no tries left gives way to another one at once', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openProduct(page, products.shanghai)
    await startInsuring(page)
    const { offset } = await shop.sandbox.captcha(await askForCode(page, self.mobile))
    await page.getByRole('slider').fill(String(offset))
    await button(page, '拖动滑块完成拼图').tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
    const code = await shop.sandbox.smsCode(self.mobile)
    for (const tried of [1, 2, 3, 4, 5]) {
      const wrong = String((Number(code) + tried) % 1_000_000).padStart(6, '0')
      await field(page, '验证码').fill(wrong)
      const answered = page.waitForResponse(/\/userPhoneLogin$/)
      await button(page, '登录').tap()
      await (await answered).finished()
    }
    await page.getByRole('alert').getByText('验证码错误次数过多，请重新获取').waitFor()
    await signIn(page, shop.sandbox, self.mobile)
    await button(page, '下一步').waitFor()
  })
})

describe('a masked field', () => {
  test('is typed over, filled in by the browser, and begun afresh', async () => {
    const { page } = await shop.phone()
    const { self, spouse } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    await addInsurant(page, '配偶')
    const saved = page.waitForResponse(/\/saveDraftToc$/)
    await field(page, '姓名').first().fill(self.name)
    await button(page, '下一步').tap()
    await saved
    await page.reload()
    const name = field(page, '姓名').first()
    const shows = (value: string) =>
      eventually(
        () => name.inputValue(),
        (seen) => seen === value,
      )
    await shows('王**')
    // Typing over what is selected.
    await name.selectText()
    await page.keyboard.insertText(spouse.name)
    await shows(spouse.name)
    // What the browser fills in, and a number pasted in groups.
    const number = field(page, '证件号码').first()
    await number.fill(`${self.id.slice(0, 6)} ${self.id.slice(6, 14)} ${self.id.slice(14)}`)
    assert.equal(await number.inputValue(), self.id)
    // Another phone is bound first; a number from an address book is taken as it is.
    await button(page, '更换手机号').tap()
    await button(page, '使用其他手机号').tap()
    const mobile = page.getByRole('dialog').getByRole('textbox', { name: '手机号码' })
    await mobile.fill('+86 138-0013-8000')
    assert.equal(await mobile.inputValue(), '13800138000')
  })
})

test('who bought with a passport buys again without typing any of it', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, self.mobile)
  const passport = {
    ...{ name: plain('KIM MINJI'), credentialType: 'PASSPORT' as const, gender: 2 as const },
    ...{ credentialNo: plain('M12345678'), birthday: '1990-05-17', nationality: 'KOR' },
    validity: { type: 'longTerm' as const, start: '2020-01-01' },
  }
  const insured = [{ ...passport, relationType: 'SELF' as const }]
  const body = { ...products.shanghai, version: 3 as const, insurants: insured }
  const { totalFen } = done(await gateway.call('getPrice', body, { login }))
  done(
    await gateway.call(
      'createProposal',
      {
        ...{ ...body, applicant: { ...passport, mobile: plain(self.mobile) } },
        ...{ traceId: await readNotices(gateway, login), expectedTotalFen: totalFen },
      },
      { login },
    ),
  )
  await page.goto(address('/insure-apply', products.nanjing))
  const type = page.getByLabel('证件类型').first()
  const chosen = () => type.evaluate((it) => (it as HTMLSelectElement).selectedOptions[0]?.text)
  await eventually(chosen, (text) => text === '护照')
  assert.match(await field(page, '证件号码').first().inputValue(), /^M.*\*.*\d$/)
  await addInsurant(page, '本人')
  await next(page)
})
