import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { sealId18 } from '../../support/credentials'
import { openShop } from '../../support/shop'
import {
  acceptPrice,
  addInsurant,
  arriveAt,
  button,
  eventually,
  field,
  fillApplicant,
  fillOne,
  goOn,
  insurant,
  passHealth,
  products,
  reachApply,
  readNotices,
  seeToast,
  turnTo,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Applicants, their identity documents and their data. */

const shop = openShop()

/** A product for people with identity documents of every type, and for companies. */
const neijiang = { cityCode: '511000', productCode: 'PG53' }

const box = (page: Page, name: string) => page.getByRole('combobox', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog')

/** Confirms the current value of a field's picker, or picks one of its options. */
const pick = async (page: Page, name: string, option?: string): Promise<void> => {
  await box(page, name).tap()
  if (option) return turnTo(page, option)
  await dialog(page).getByRole('button', { name: '确定' }).tap()
  await dialog(page).waitFor({ state: 'detached' })
}

const calls = (page: Page, cmd: string) => {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(`/${cmd}`)) return
    sent.push((request.postDataJSON() as { data: Record<string, unknown> }).data)
  })
  return sent
}

const says = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).first().waitFor()

test('VA078 EN008 a passport is checked with nationality, gender and birth', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self, spouse } = shop.family()
  const asked = calls(page, 'authH5Realname')
  const kept = calls(page, 'saveDraftToc')
  await reachApply(page, shop.sandbox, neijiang, self)
  await pick(page, '证件类型', '护照')
  await field(page, '姓名').first().fill('KIM MINJI')
  await field(page, '证件号码').first().fill('m12345678')
  await page.getByLabel('国籍').selectOption({ label: '韩国' })
  await pick(page, '出生日期')
  await page.getByRole('radio', { name: '女' }).check()
  const period = page.getByRole('group', { name: '证件有效期' })
  assert.equal(await period.textContent(), '请填写证件有效期')
  await pick(page, '起始日期')
  await page.getByRole('checkbox', { name: '长期' }).check()
  assert.match((await period.textContent()) ?? '', /^\d{4}-\d\d-\d\d-长期$/)
  await addInsurant(page, '配偶', spouse)
  await goOn(page)
  await arriveAt(page, /\/health-confirm/)
  assert.deepEqual(asked, [
    {
      name: { encryptType: 1, value: 'KIM MINJI' },
      credentialNo: { encryptType: 1, value: 'M12345678' },
      credentialType: 7,
      nationality: 'KOR',
      gender: 2,
      birthStr: '1980-01-01',
    },
  ])
  const { draft } = (kept.at(-1) ?? assert.fail('nothing was kept')) as {
    draft: { applicant: Record<string, unknown> }
  }
  assert.match(JSON.stringify(draft.applicant['mobile']), /"encryptType":2,"encryptValue":"[^"]+"/)
  assert.doesNotMatch(JSON.stringify(draft), new RegExp(self.mobile))

  // The proposal has the values of the form, but only a token for the bound phone.
  await passHealth(page, '逐条看过，均没有')
  const submitted = page.waitForRequest(/\/doProposalToc$/)
  await readNotices(page)
  await acceptPrice(page)
  const { data } = (await submitted).postDataJSON() as {
    data: { applicant: Record<string, unknown> }
  }
  const { mobile, validity, credentialValidDate, age, ...applicant } = data.applicant
  assert.deepEqual(applicant, {
    name: { encryptType: 1, value: 'KIM MINJI' },
    credentialType: 'PASSPORT',
    certificate: 'PASSPORT',
    credentialNo: { encryptType: 1, value: 'M12345678' },
    nationality: 'KOR',
    gender: 2,
    birthday: '1980-01-01',
    birthStr: '1980-01-01',
    credentialValidType: 'longTerm',
  })
  assert.ok(Number(age) >= 45)
  assert.deepEqual(validity, { type: 'longTerm', ...(credentialValidDate as object) })
  assert.match(JSON.stringify(mobile), /^\{"encryptType":2,"encryptValue":"[^"]+"\}$/)
})

test(
  'VA072 credentials that the user service does not know are not checked by it',
  FULL_CIRCLE,
  async () => {
    const { page } = await shop.phone()
    const { self, spouse } = shop.family()
    const asked = calls(page, 'authH5Realname')
    await reachApply(page, shop.sandbox, neijiang, self)
    await pick(page, '证件类型', '港澳居民居住证')
    const permit = sealId18(`810000${self.id.slice(6, 17)}`)
    await fillApplicant(page, { name: self.name, id: permit })
    assert.equal(await page.getByLabel('出生日期').count(), 0)
    await addInsurant(page, '配偶', spouse)
    await goOn(page)
    await arriveAt(page, /\/health-confirm/)
    assert.deepEqual(asked, [])
  },
)

test.describe('a verified person', () => {
  test('may buy as a company where it is sold to any, and as themselves again', async () => {
    const { page } = await shop.phone()
    const { self, spouse } = shop.family()
    const asked = calls(page, 'authH5Realname')
    await reachApply(page, shop.sandbox, neijiang, self)
    await fillOne(page, self)
    await goOn(page)
    await arriveAt(page, /\/health-confirm/)
    await page.goBack()
    const name = field(page, '姓名').first()
    await eventually(
      () => name.isDisabled(),
      (locked) => locked,
    )
    await button(page, '以企业名义投保').tap()
    await insurant(page, '本人').getByText('企业不能作为被保人，请删除').waitFor()
    await field(page, '企业名称').fill('甲公司')
    await field(page, '统一社会信用代码').fill('91110000600037341L')
    await seeToast(page, '企业不能作为被保人，请删除', () => button(page, '下一步').tap())
    await insurant(page, '本人').getByRole('button', { name: /删除/ }).tap()
    await dialog(page).getByRole('button', { name: '确认' }).tap()
    await dialog(page).waitFor({ state: 'detached' })
    assert.equal(await button(page, '添加本人').count(), 0)
    await addInsurant(page, '配偶', spouse)
    await button(page, '下一步').tap()
    await arriveAt(page, /\/health-confirm/)
    assert.deepEqual(
      asked.map(({ credentialType }) => credentialType),
      [1, 9999],
    )
    assert.deepEqual(Object.keys(asked[1] ?? {}).sort(), ['credentialNo', 'credentialType', 'name'])

    // The form stays one for a company. Back in the form for a person, the fields are locked.
    await page.goBack()
    await button(page, '以本人名义投保').waitFor()
    await page.reload()
    await eventually(
      () => field(page, '企业名称').inputValue(),
      (shown) => shown === '甲**',
    )
    await button(page, '以本人名义投保').tap()
    assert.equal(await name.inputValue(), '王**')
    assert.equal(await name.isDisabled(), true)
    assert.equal(await field(page, '手机号码').isDisabled(), true)
    await goOn(page)
    await arriveAt(page, /\/health-confirm/)
    assert.equal(asked.length, 2)
  })
})

test.describe('names and numbers at the edge', () => {
  const number = async (page: Page, id: string) => {
    await field(page, '证件号码').first().fill(id)
    await field(page, '证件号码').first().press('Tab')
  }
  const named = async (page: Page, name: string) => {
    await field(page, '姓名').first().fill(name)
    await field(page, '姓名').first().press('Tab')
  }
  /** The same person's number with other first digits. */
  const beginning = (head: string, id: string) => sealId18(`${head}${id.slice(head.length, 17)}`)

  test('VA077 a browser refuses numbers of Hong Kong, Macau and Taiwan by name', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, neijiang, self)
    await number(page, beginning('810000', self.id))
    await says(page, '暂不支持港澳台身份证')
    await number(page, beginning('91', self.id))
    await says(page, '请输入正确的身份证号码')
    await named(page, 'John Smith')
    await says(page, '请输入姓名，2-20个汉字')
    assert.equal(await field(page, '姓名').first().inputValue(), 'John Smith')
    await named(page, '王😀国')
    await says(page, '请勿输入emoji表情')
    await pick(page, '证件类型', '护照')
    await named(page, 'John Smith')
    await number(page, 'E12345678')
    // Neither field has an error any more.
    await eventually(
      () => page.getByRole('alert').count(),
      (count) => count === 0,
    )
  })

  test('WeChat only says that they are wrong for an ID card', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const inWechat = { ...products.shanghai, entrySource: 'YSS_WXAPP' }
    await reachApply(page, shop.sandbox, inWechat, self)
    await number(page, beginning('810000', self.id))
    await says(page, '请输入正确的身份证号码')
    assert.equal(await page.getByText('暂不支持港澳台身份证').count(), 0)
  })
})

test('what is typed in is seen above the keyboard, between the bars of a small phone', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self } = shop.family()
  await reachApply(page, shop.sandbox, neijiang, self)
  await addInsurant(page, '配偶')
  await field(page, '姓名').first().focus()
  // The viewport is as small as on a phone whose keyboard is open.
  await page.setViewportSize({ width: 320, height: 360 })
  const fields = await page.getByRole('textbox').count()
  const hidden: string[] = []
  for (let seen = 0; seen < 2 * fields; seen += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const at = document.activeElement
      if (!(at instanceof HTMLInputElement) || at.type !== 'text') return undefined
      const { top, bottom } = at.getBoundingClientRect()
      const over = [...document.querySelectorAll('header, footer')]
        .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
        .map((bar) => bar.getBoundingClientRect())
        .some((bar) => bar.top < bottom - 1 && bar.bottom > top + 1)
      return { name: at.name, seen: !over && top >= 0 && bottom <= innerHeight }
    })
    if (place && !place.seen) hidden.push(place.name)
  }
  assert.deepEqual(hidden, [])
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
})
