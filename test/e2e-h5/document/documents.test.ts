import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { playAs } from '../../support/official-account'
import { textOfPdf } from '../../support/pdf-text'
import { openShop } from '../../support/shop'
import { buyByCalls, proposeByCalls } from '../../support/signed-in-phone'
import {
  address,
  arriveAt,
  button,
  eventually,
  heading,
  products,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Documents of a purchase: the policy, its verification and the receipt; and buying again. */

const shop = openShop()

/** The number of pixels of the drawn first page that are not white. */
const ink = (page: Page): Promise<number> =>
  page
    .getByRole('group', { name: /^第1页/ })
    .locator('canvas')
    .evaluate((sheet: HTMLCanvasElement) => {
      const { data } = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height) ?? {
        data: [],
      }
      return data.filter((value) => value < 128).length
    })

/** Opens a document in our reader, checks its drawing and its text layer, and answers its text. */
async function opened(page: Page, name: string, word: string): Promise<string> {
  const [fetched] = await Promise.all([
    page.waitForRequest(/\/files\/papers/),
    button(page, name).tap(),
  ])
  const document = await page.context().request.get(fetched.url())
  assert.equal(document.headers()['content-type'], 'application/pdf')
  await arriveAt(page, /\/pdf-viewer\?/)
  await page
    .getByRole('group', { name: /^第1页/ })
    .getByText(word)
    .waitFor()
  // The text of a sheet may be there before its drawing.
  await eventually(
    () => ink(page),
    (dark) => dark > 1000,
  )
  await page.goBack()
  await button(page, name).waitFor()
  return textOfPdf(await document.body())
}

test('a policy is opened, and whoever holds it finds out that it is genuine', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  await page.goto(address('/policy-list', products.shanghai))
  await page.getByRole('link', { name: /申城安心保/ }).tap()
  await words(page, '保单已生成').waitFor()
  await heading(page, '理赔指引').waitFor()
  const text = await opened(page, '查看电子保单', self.name)
  assert.match(text, new RegExp(self.name))
  const policyNo = /保单号\n(\w+)/.exec(text)?.[1] ?? ''
  const verifyCode = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? ''

  // A stranger without a login verifies it by the code on the document, and then by typing.
  const { page: other } = await shop.phone()
  await other.goto(address('/policy-verify', { policyNo, verifyCode }))
  await heading(other, '该保单真实').waitFor()
  await words(other, '待生效').waitFor()
  assert.equal(await words(other, self.name).count(), 0)
  await other.getByLabel('验真码').fill('0000000000000000')
  await button(other, '核对').tap()
  await heading(other, '未查到该保单').waitFor()
})

test('a receipt is opened; a cancelled order is bought again with its people', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const { orderId } = await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  await page.goto(address('/order-detail', { ...products.shanghai, orderId }))
  assert.match(await opened(page, '查看收据', '保费收据'), new RegExp(`保费收据[^]*${orderId}`))

  const { page: second } = await shop.phone()
  const { self: buyer } = shop.family()
  const given = await proposeByCalls(second, shop.sandbox.origin, buyer, products.shanghai)
  await second.goto(address('/order-detail', { ...products.shanghai, orderId: given }))
  await button(second, '取消订单').tap()
  await button(second, '确认取消').tap()
  await button(second, '再次投保').tap()
  await arriveAt(second, /\/insure\?/)
  await second.goto(address('/insure-apply', products.shanghai))
  await second.getByText('王**').first().waitFor()
  // The order was cancelled and did not expire, so the page says only that it is closed.
  await second.goto(address('/pay-confirm-v3', { ...products.shanghai, proposalId: given }))
  await words(second, '订单已关闭，请重新投保').waitFor()
  await second.getByRole('link', { name: '重新投保' }).waitFor()
})

test('where an app around us downloads nothing, a sheet is a picture to be pressed long', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const { orderId } = await buyByCalls(page, shop.sandbox, self, { product: products.shanghai })
  await playAs(page, 'web-view', address('/order-detail', { ...products.shanghai, orderId }))
  await button(page, '查看收据').tap()
  await words(page, '长按图片可保存或转发').waitFor()
  assert.equal(await button(page, '保存').count(), 0)
  const sheet = page.getByRole('group', { name: /^第1页/ }).locator('img')
  await sheet.waitFor()
  const [width, fill] = await sheet.evaluate((img: HTMLImageElement) => [
    img.naturalWidth,
    img.getBoundingClientRect().width,
  ])
  assert.ok(width > 0 && width >= fill, 'as fine as the screen')
  await button(page, '放大').tap()
  await eventually(
    () => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth),
    (wider) => wider > width,
  )
})
