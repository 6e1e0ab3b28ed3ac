import assert from 'node:assert/strict'
import type { BrowserContext, Page } from '@playwright/test'
import { takenIn } from '../../support/pass-time'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  agreeToTerms,
  arriveAt,
  button,
  field,
  fillOne,
  goOn,
  leaveCashier,
  noticeText,
  openProduct,
  payAt,
  products,
  reachApply,
  readNotices,
  seeResult,
  startInsuring,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

/** Acts offline. The page shows a message, stays, and continues when the person tries again. */
const retryUntilAnswered = async (
  page: Page,
  context: BrowserContext,
  act: () => Promise<void>,
) => {
  const before = page.url()
  await context.setOffline(true)
  await act()
  const told = page.getByRole('dialog')
  await told.getByText('网络不可用，请检查网络连接').waitFor()
  await told.getByRole('button', { name: '重试' }).waitFor()
  assert.equal(page.url(), before)
  await context.setOffline(false)
  await told.getByRole('button', { name: '重试' }).tap()
}

test.describe('without a network', () => {
  test('every step of a purchase says so, and goes on in place', async () => {
    const { page, context } = await shop.phone()
    const { self } = shop.family()
    // The product page has fetched the code of the form's next steps, as it does for everybody.
    await signInByCalls(page, shop.sandbox.origin, self.mobile)
    await openProduct(page, products.shanghai)
    await startInsuring(page)
    await button(page, '下一步').waitFor()
    // The page fetches the code of later pages while the form is filled in.
    await takenIn(page)

    await retryUntilAnswered(page, context, async () => {
      await fillOne(page, self)
      await goOn(page)
    })
    await arriveAt(page, /\/health-confirm-v3/)

    await context.setOffline(true)
    await button(page, '均不存在，继续投保').tap()
    await noticeText(page).waitFor()
    await context.setOffline(false)
    await retryUntilAnswered(page, context, () => readNotices(page))

    // The form may have shown the price as soon as the network was back.
    const accept = button(page, '我已确认')
    await accept.or(button(page, '确认并支付')).first().waitFor()
    if (await accept.isVisible()) await retryUntilAnswered(page, context, () => accept.tap())
    await arriveAt(page, /\/pay-confirm-v3/)

    await agreeToTerms(page)
    await retryUntilAnswered(page, context, () => button(page, '确认并支付').tap())
    await leaveCashier(page)
    await payAt(page, '支付成功')
    await seeResult(page)
    assert.equal((await shop.sandbox.payOrders()).length, 1)
  })

  test('the price is asked again by itself, and whoever gives up stays with the form', async () => {
    const { page, context } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await takenIn(page)
    await context.setOffline(true)
    await fillOne(page, self)
    await goOn(page)
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await field(page, '姓名').first().inputValue(), self.name)
    await page.getByRole('alert').getByRole('button', { name: '重试' }).waitFor()
    await context.setOffline(false)
    await words(page, '¥129.00').first().waitFor()
  })
})

/** Blocks all code except the message dialog, which is fetched after the first screen. */
const CODE = /\.(js|css)$/
const loseCode = (page: Page) =>
  page.route(CODE, async (route) => {
    const response = await route.fetch()
    if (/hm-(message|dialog)/.test(await response.text())) return route.fulfill({ response })
    return route.abort()
  })

test.describe('a page whose code does not come', () => {
  test('is not gone to by Back either', async () => {
    const { page } = await shop.phone()
    await openProduct(page, products.shanghai)
    await button(page, '立即投保').tap()
    await arriveAt(page, /\/login\?/)
    await page.reload()
    await button(page, '登录').waitFor()
    await page.waitForLoadState('networkidle')
    const before = page.url()
    await loseCode(page)
    const back = () => page.evaluate(() => window.history.back())
    const told = page.getByRole('dialog', { name: '加载失败' })
    await back()
    await told.waitFor()
    assert.equal(page.url(), before)
    await told.getByRole('button', { name: '关闭' }).tap()
    await told.waitFor({ state: 'detached' })
    await button(page, '登录').waitFor()
    assert.equal(page.url(), before)

    await back()
    await told.waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await told.getByRole('button', { name: '重试' }).tap()
    await arriveAt(page, /\/insure\?/)
    await button(page, '立即投保').waitFor()
  })

  test('is not gone to until it does', async () => {
    const { page } = await shop.phone()
    // This product opens no popups. Their missing code would show a message, too.
    await openProduct(page, products.nanjing)
    await page.waitForLoadState('networkidle')
    const before = page.url()
    await loseCode(page)
    await button(page, '立即投保').tap()
    const told = page.getByRole('dialog', { name: '加载失败' })
    await told.waitFor()
    assert.equal(page.url(), before)
    await told.getByRole('button', { name: '关闭' }).tap()
    await told.waitFor({ state: 'detached' })
    await button(page, '立即投保').tap()
    await told.waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await told.getByRole('button', { name: '重试' }).tap()
    await arriveAt(page, /\/login\?/)
    await button(page, '登录').waitFor()
  })
})
