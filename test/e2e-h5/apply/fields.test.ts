import assert from 'node:assert/strict'
import { done, plain, readNotices } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  addInsurant,
  address,
  askForCode,
  button,
  enterCode,
  eventually,
  field,
  fillOne,
  goOn,
  next,
  openProduct,
  products,
  reachApply,
  seeToast,
  solve,
  startInsuring,
  turnTo,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

test.describe('a verification code', () => {
  test('asked for before a reload is still good, and the wait goes on', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openProduct(page, products.shanghai)
    await startInsuring(page)
    const named = page.waitForResponse(/\/rpc\/city-insur-custom\/getSmsToken$/)
    const { offset } = await shop.sandbox.captcha(await askForCode(page, self.mobile))
    const { data } = (await (await named).json()) as { data: { smsToken: string } }
    const asked = page.waitForRequest(/\/sendSmsCode$/)
    await page.getByRole('slider').fill(String(offset))
    await button(page, '拖动滑块完成拼图').tap()
    assert.match((await asked).postData() ?? '', new RegExp(data.smsToken))
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
    const code = await shop.sandbox.smsCode(self.mobile)
    await field(page, '验证码').fill(code)
    await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
    // ER013 ER014 ER015: for unknown answers the page uses the texts of a login.
    for (const [answer, text] of [
      [{ code: 7, message: 'VerifyCode not match', data: {} }, '验证码错误'],
      [{ code: 0, message: '', data: { openId: '86-1' } }, '登录失败'],
      [{ code: 9, message: '?', data: {} }, '校验失败，请稍后重试'],
    ] as const) {
      await page.route(/\/userPhoneLogin$/, (route) => route.fulfill({ json: answer }))
      await button(page, '登录').tap()
      await page.getByRole('alert').getByText(text, { exact: true }).waitFor()
      await page.unroute(/\/userPhoneLogin$/)
    }
    assert.equal(
      (await page.context().cookies()).some(({ name }) => /login/.test(name)),
      false,
    )
    for (const tried of [1, 2, 3, 4, 5]) {
      const wrong = String((Number(code) + tried) % 1_000_000).padStart(6, '0')
      // The last digit signs in who has agreed.
      const answered = page.waitForResponse(/\/userPhoneLogin$/)
      await button(page, '登录').waitFor()
      await field(page, '验证码').fill(wrong)
      await (await answered).finished()
    }
    await page.getByRole('alert').getByText('验证码错误次数过多，请重新获取').waitFor()
    const again = await shop.sandbox.captcha(await askForCode(page, self.mobile))
    await solve(page, again.offset)
    await field(page, '验证码').fill(await shop.sandbox.smsCode(self.mobile))
    await button(page, '下一步').waitFor()
  })
})

test.describe('a masked field', () => {
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
    // Typing replaces the selected text.
    await name.selectText()
    await page.keyboard.insertText(spouse.name)
    await shows(spouse.name)
    // The field accepts autofill and a number that is pasted in groups.
    const number = field(page, '证件号码').first()
    await number.fill(`${self.id.slice(0, 6)} ${self.id.slice(6, 14)} ${self.id.slice(14)}`)
    assert.equal(await number.inputValue(), self.id)
    // Another phone is bound first. The field accepts a number in the form of an address book.
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
  await eventually(
    () => type.textContent(),
    (text) => text === '护照',
  )
  assert.match(await field(page, '证件号码').first().inputValue(), /^M.*\*.*\d$/)
  await addInsurant(page, '本人')
  await next(page)
})

test('VA056 VA058 DL003 DL004 DL005 a company fills itself in by its licence, a person by wheels', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await reachApply(page, shop.sandbox, { cityCode: '511000', productCode: 'PG53' }, self)
  const box = (name: string) => page.getByRole('combobox', { name }).first()
  const dialog = page.getByRole('dialog')
  const pick = async (name: string, option: string) => {
    await box(name).tap()
    await turnTo(page, option)
  }
  await pick('证件类型', '护照')
  assert.equal(await box('出生日期').textContent(), '请填写出生日期')
  assert.equal(await box('起始日期').textContent(), '请填写证件有效期')
  await page.getByText('请填写性别').waitFor()
  // The keyboard alone opens the picker, turns it and confirms. The focus comes back.
  await box('出生日期').focus()
  await page.keyboard.press('ArrowDown')
  await dialog.getByRole('listbox', { name: '年' }).press('PageDown')
  await dialog.getByRole('listbox', { name: '日' }).press('End')
  await dialog.getByRole('button', { name: '确定' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await box('出生日期').textContent(), '1985-01-31')
  await eventually(
    () => box('出生日期').evaluate((it) => it === document.activeElement),
    (back) => back,
  )
  await box('职业').tap()
  await dialog.getByRole('button', { name: '务农' }).tap()
  await dialog.waitFor({ state: 'detached' })
  assert.equal(await box('职业').textContent(), '务农')

  await pick('证件类型', '统一社会信用代码')
  // A company has a field for its district, but no fields that only people need.
  await box('职业').waitFor({ state: 'detached' })
  for (const personal of ['家庭人口', '参加本地医保的日期'])
    assert.equal(await page.getByLabel(personal).count(), 0)
  await box('所在区县').waitFor()
  const upload = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await button(page, /营业执照/).tap()
    await (await chooser).setFiles(file)
  }
  await upload({ name: 'licence.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await page.getByRole('alert').filter({ hasText: '这个文件不是图片' }).waitFor()
  const buffer = await page.screenshot()
  const picture = { name: 'licence.png', mimeType: 'image/png', buffer }
  await shop.sandbox.fault({
    cmd: 'ocr.bizLicense',
    mode: 'code',
    code: 'FailedOperation.OcrFailed',
  })
  await upload(picture)
  await page.getByRole('alert').filter({ hasText: '未能识别营业执照' }).waitFor()
  const sent = page.waitForRequest(/\/ocrBusinessLicense$/)
  await seeToast(page, '已识别，请核对企业名称和信用代码', () => upload(picture))
  // The picture was drawn again before it was sent, so it has no metadata of the phone.
  const { data } = (await sent).postDataJSON() as { data: { picture: string } }
  assert.equal(data.picture.slice(0, 4), '/9j/')
  assert.equal(await field(page, '企业名称').inputValue(), '沙箱科技有限公司')
  assert.equal(await field(page, '统一社会信用代码').inputValue(), '91110000600037341L')
  // A company has its own phone number, which may be a landline.
  assert.equal(await field(page, '联系电话').isDisabled(), true)
  await button(page, '填写企业联系电话').tap()
  await field(page, '联系电话').fill('0832-2012345')
  await field(page, '联系电话').press('Tab')
  assert.equal(await field(page, '联系电话').getAttribute('aria-invalid'), null)
  await seeToast(page, '请至少添加一位被保人', () => goOn(page))
})
