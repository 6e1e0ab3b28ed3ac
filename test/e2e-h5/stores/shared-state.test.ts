import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import { products } from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

/** The names of the fields that pages share (EN001). */
const fields = [
  'userId',
  'activeBuy',
  'notOpened',
  'fromPay',
  'applicant',
  'insurantList',
  'productName',
  'productCode',
  'cityCode',
  'companyCode',
  'colorSet',
  'userStatus',
  'countdown',
  'renewalCountdown',
  'priceDetail',
  'insurantListPopupGapTipText',
  'exchangeRealname',
  'exchangeUserInfo',
  'nationalityList',
  'browserEnv',
]

const dump = async (page: Page, query: Record<string, string> = {}) => {
  await page.goto(`/test-page?${new URLSearchParams(query)}`)
  const rows = page.getByRole('list', { name: '共享状态' }).getByRole('listitem')
  await rows.first().waitFor()
  const texts = await rows.allInnerTexts()
  return texts.map((text) => {
    const [, name = '', now = '', byDefault = ''] = /^(\w+)\s+(.*) · 默认 (.*)$/s.exec(text) ?? []
    return { name, now, byDefault }
  })
}

test('EN001 the shared state is listed with its defaults, and with what it is now', async () => {
  const { page } = await shop.phone()
  const begins = await dump(page)
  assert.deepEqual(
    begins.map(({ name }) => name),
    fields,
  )
  for (const { name, now, byDefault } of begins) assert.equal(now, byDefault, name)
  assert.match(
    begins.find(({ name }) => name === 'colorSet')?.now ?? '',
    /"baseColor":"#f23432","resultBaseColor":"#ffa419","resultFontColor":/,
  )

  const { login } = await signInByCalls(page, shop.sandbox.origin, shop.family().self.mobile)
  const known = Object.fromEntries(
    (await dump(page, products.shanghai)).map(({ name, now }) => [name, now]),
  )
  const says = (name: string, what: RegExp) => assert.match(known[name] ?? '', what, name)
  says('productName', /^"申城安心保"$/)
  says('cityCode', /^"310000"$/)
  says('productCode', /^"PP57"$/)
  says('companyCode', /^"\w+"$/)
  says('nationalityList', /"id":"CHN"/)
  says('browserEnv', /^0$/)
  says('countdown', /"dd":"\d+","hh":"\d\d","mm":"\d\d","ss":"\d\d"/)
  says('exchangeRealname', /^false$/)
  says('exchangeUserInfo', /"phoneNumber":\{"maskValue":"\*+\d{4}"/)
  assert.ok(known['userId'] && known['userId'] !== '""')
  assert.ok(!JSON.stringify(known).includes(login.token))
})
