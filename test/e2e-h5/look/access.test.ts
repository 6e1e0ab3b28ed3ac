import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { byCircle } from '../../support/circle'
import { unreadable } from '../../support/eyes/readable'
import { seriousFindings } from '../../support/serious-findings'
import { openShop } from '../../support/shop'
import {
  acceptPrice,
  addInsurant,
  address,
  agreeToTerms,
  arriveAt,
  button,
  field,
  fillOne,
  goOn,
  goOnToPay,
  leaveCashier,
  next,
  openCashier,
  openProduct,
  passHealth,
  payAt,
  products,
  readNotices,
  seeResult,
  signIn,
  startInsuring,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

const schemes: ('light' | 'dark')[] = ['light', 'dark']
let looked = 0

/**
 * Checks that axe has no serious finding and that the page does not scroll sideways. Pages take
 * turns in light and dark; the full circle checks each page in both.
 */
const isAccessible = async (page: Page): Promise<void> => {
  looked += 1
  for (const colorScheme of byCircle(schemes.slice(looked % 2, (looked % 2) + 1), schemes)) {
    await page.emulateMedia({ colorScheme })
    assert.deepEqual(await seriousFindings(page), [], `${page.url()}, ${colorScheme}`)
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.ok(overflow <= 0, `${page.url()} is ${overflow} px too wide`)
}

/** Checks that nothing is lost at each letter size, with doubled text and at 400 %. */
const isReadable = async (page: Page): Promise<void> =>
  assert.deepEqual(await unreadable(page), [], page.url())

const isForAll = async (page: Page): Promise<void> => {
  await isAccessible(page)
  await isReadable(page)
}

test('every page of a purchase is accessible at 320 px, and loses nothing in large letters', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self, spouse } = shop.family()
  for (const product of Object.values(products).reverse()) {
    await openProduct(page, product)
    await isForAll(page)
  }
  await startInsuring(page)
  await field(page, '手机号码').waitFor()
  await isReadable(page)
  await signIn(page, shop.sandbox, self.mobile)
  await goOn(page)
  await page.getByRole('alert').first().waitFor()
  await isForAll(page)
  await fillOne(page, self)
  await addInsurant(page, '配偶', spouse)
  await button(page, '查看明细').tap()
  await button(page, '我已确认').waitFor()
  await isForAll(page)
  await button(page, '我已确认').tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await isReadable(page)
  await next(page)
  await button(page, '均不存在，继续投保').waitFor()
  await isForAll(page)
  await passHealth(page)
  await isForAll(page)
  await readNotices(page)
  await acceptPrice(page)
  await isForAll(page)
  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  await leaveCashier(page)
  await isForAll(page)
  await openCashier(page)
  await isReadable(page)
  await page.goBack()
  await goOnToPay(page)
  await payAt(page, '支付成功')
  await seeResult(page)
  await isForAll(page)
  for (const path of ['/order-center', '/policy-list']) {
    await page.goto(address(path, products.shanghai))
    const bought = page.getByRole('link', { name: '申城安心保' }).first()
    await bought.waitFor()
    await isForAll(page)
    await bought.tap()
    await arriveAt(page, /-detail/)
    await words(page.getByRole('main'), '申城安心保').first().waitFor()
    await isReadable(page)
  }
})
