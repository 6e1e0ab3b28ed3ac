import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { byCircle } from '../support/circle'
import { openShop } from '../support/shop'
import {
  acceptPrice,
  address,
  agreeToTerms,
  atRest,
  button,
  fillOne,
  goOn,
  leaveCashier,
  next,
  openProduct,
  passHealth,
  payAt,
  products,
  reachApply,
  readNotices,
  seeResult,
} from '../support/storefront'
import { test } from '../support/test'
import { seriousFindings } from './serious-findings'

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
    await atRest(page)
    assert.deepEqual(await seriousFindings(page), [], `${page.url()}, ${colorScheme}`)
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.ok(overflow <= 0, `${page.url()} is ${overflow} px too wide`)
}

test('every page is accessible at 320 px', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { self } = shop.family()
  for (const product of Object.values(products)) {
    await openProduct(page, product)
    await isAccessible(page)
  }
  await reachApply(page, shop.sandbox, products.shanghai, self)
  await goOn(page)
  await page.getByRole('alert').first().waitFor()
  await isAccessible(page)
  await fillOne(page, self)
  await next(page)
  // A page that was loaded again shows the price before it goes on.
  await page.reload()
  await passHealth(page)
  await isAccessible(page)
  await readNotices(page)
  await button(page, '我已确认').waitFor()
  await isAccessible(page)
  await acceptPrice(page)
  await isAccessible(page)
  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  await leaveCashier(page)
  await isAccessible(page)
  await payAt(page, '支付成功')
  await seeResult(page)
  await isAccessible(page)
  for (const path of ['/order-center', '/policy-list']) {
    await page.goto(address(path, products.shanghai))
    await page.getByRole('link', { name: '申城安心保' }).first().waitFor()
    await isAccessible(page)
  }
  await page.goto('/page-error2')
  await page.getByText('页面不存在').first().waitFor()
  await isAccessible(page)
})
