import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openShop } from '../support/shop'
import {
  acceptPrice,
  agreeToTerms,
  button,
  confirmOrder,
  field,
  fillOne,
  next,
  passHealth,
  payAt,
  products,
  reachApply,
  readNotices,
  seeResult,
  signIn,
  words,
} from '../support/storefront'

const shop = openShop()
const MINUTE_MS = 60_000

describe('a login that is over', () => {
  /** The page says that it works on it, asks who this is, and comes back. */
  const comeBack = async (page: Page, mobile: string, back: RegExp) => {
    await page.waitForURL(/\/login\?/)
    assert.equal(await words(page, '登录已过期，请重新登录').count(), 0)
    await signIn(page, shop.sandbox, mobile)
    await page.waitForURL(back)
  }

  test('on the open form asks to sign in and goes on with what was typed', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    await words(page, '¥129.00').first().waitFor()
    await shop.sandbox.shiftClock(61 * MINUTE_MS)
    await button(page, '下一步').tap()
    await words(page, '加载中...').waitFor()
    await comeBack(page, self.mobile, /\/insure-apply/)
    await button(page, '下一步').waitFor()
    assert.equal(await field(page, '姓名').first().inputValue(), self.name)
    assert.equal(await field(page, '证件号码').first().inputValue(), self.id)
    await next(page)
  })

  test('on every later page is renewed, and the purchase goes on', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    await next(page)
    await passHealth(page)

    // A code may be asked for once a minute.
    await shop.sandbox.shiftClock(2 * MINUTE_MS)
    await shop.sandbox.loseLogin('confirmHealthInform')
    await readNotices(page)
    await comeBack(page, self.mobile, /\/health-confirm-v3/)

    await passHealth(page)
    await readNotices(page)
    await shop.sandbox.shiftClock(4 * MINUTE_MS)
    await shop.sandbox.loseLogin('doProposalToc')
    await button(page, '我已确认').tap()
    await comeBack(page, self.mobile, /\/health-confirm-v3/)

    await passHealth(page)
    await readNotices(page)
    await acceptPrice(page)
    await agreeToTerms(page)
    await shop.sandbox.shiftClock(6 * MINUTE_MS)
    await shop.sandbox.loseLogin('createPayOrderToc')
    await button(page, '确认并支付').tap()
    await comeBack(page, self.mobile, /\/pay-confirm-v3/)

    await confirmOrder(page)
    await shop.sandbox.shiftClock(8 * MINUTE_MS)
    await shop.sandbox.loseLogin('queryPayStatus')
    await comeBack(page, self.mobile, /\/payment\?/)
    await payAt(page, '支付成功')
    await seeResult(page)
  })
})
