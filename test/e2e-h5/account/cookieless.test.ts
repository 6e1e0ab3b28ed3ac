import assert from 'node:assert/strict'
import { openShop } from '../../support/shop'
import {
  button,
  fillOne,
  openProduct,
  products,
  propose,
  signIn,
  startInsuring,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

test('where cookies are forbidden people are told, sign in, and get on with their order', async () => {
  const { page, context } = await shop.phone()
  const { self } = shop.family()
  await page.addInitScript({
    content: `
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    `,
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/userPhoneLogin'))
      asked.push(request.headers()['x-cookies'] ?? 'bound')
  })
  await openProduct(page, products.shanghai)
  await startInsuring(page)
  await words(page, /当前浏览器未允许使用Cookie/).waitFor()
  await signIn(page, shop.sandbox, self.mobile)
  await button(page, '下一步').waitFor()
  assert.deepEqual(asked, ['none'])
  assert.deepEqual(await context.cookies(), [])
  await fillOne(page, self)
  await propose(page)
  assert.match(page.url(), /\/pay-confirm-v3/)
})
