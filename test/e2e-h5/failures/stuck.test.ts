import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { walkTo } from '../../support/eyes/walk'
import { takenIn } from '../../support/pass-time'
import { confirmedProposal, done, outTradeNoAt, payOrderOf } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { proposeByCalls, signInByCalls } from '../../support/signed-in-phone'
import {
  acceptPrice,
  address,
  agreeToTerms,
  arriveAt,
  button,
  confirmOrder,
  field,
  fillOne,
  goOn,
  next,
  openPayment,
  passHealth,
  payAt,
  products,
  reachApply,
  readNotices,
  seeResult,
  seeToast,
  signIn,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()
const MINUTE_MS = 60_000

test.describe('a login that is over', () => {
  /** The page shows that it works, goes to the login with its whole address, and comes back. */
  const comeBack = async (page: Page, mobile: string, back: RegExp) => {
    await arriveAt(page, /\/shanghai\/order\/login\?/)
    const { pathname, searchParams } = new URL(page.url())
    const { redirectPath = '', ...kept } = Object.fromEntries(searchParams)
    assert.equal(pathname, '/shanghai/order/login')
    assert.match(redirectPath, back)
    const asked = Object.fromEntries(new URL(redirectPath, page.url()).searchParams)
    assert.deepEqual(kept, asked)
    await words(page, /^登录已过期，请重新登录。/).waitFor()
    await signIn(page, shop.sandbox, mobile)
    await arriveAt(page, back)
  }

  test('on the open form asks to sign in and goes on with what was typed', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    await words(page, '¥129.00').first().waitFor()
    await takenIn(page)
    await shop.sandbox.shiftClock(61 * MINUTE_MS)
    await seeToast(page, '加载中...', () => goOn(page))
    await comeBack(page, self.mobile, /\/insure-apply/)
    await button(page, '下一步').waitFor()
    assert.equal(await field(page, '姓名').first().inputValue(), self.name)
    assert.equal(await field(page, '证件号码').first().inputValue(), self.id)
    await next(page)
  })

  test('RT103 ST061 ST062 asks at its own address, keeping the query, and leads back', async () => {
    const { page } = await shop.phone()
    const { mobile } = shop.family().self
    await signInByCalls(page, shop.sandbox.origin, mobile)
    const here = address('/order-center', { ...products.shanghai, wtagid: 'W1' })
    await page.goto(here)
    await words(page, '暂无订单').waitFor()
    await takenIn(page)
    await shop.sandbox.shiftClock(61 * MINUTE_MS)
    await page.getByRole('tab', { name: '已支付' }).tap()
    await arriveAt(page, /redirectPath/)
    const { pathname, search } = new URL(page.url())
    const query = 'cityCode=310000&productCode=PP57&wtagid=W1'
    const back = encodeURIComponent(`/order-center?${query}`)
    assert.equal(pathname + search, `/shanghai/order/login?${query}&redirectPath=${back}`)
    await signIn(page, shop.sandbox, mobile)
    await arriveAt(page, /^[^?]*\/order-center/)
    await words(page, '暂无订单').waitFor()
    assert.equal(new URL(page.url()).search, `?${query}`)

    // ST061 ST062: refused before its time, the page loads anew once, then says so.
    let loads = 0
    page.on('load', () => (loads += 1))
    // A code can be requested once a minute.
    await takenIn(page)
    await shop.sandbox.shiftClock(63 * MINUTE_MS)
    await shop.sandbox.loseLogin('orderList')
    await seeToast(page, '加载中...', () => page.getByRole('tab', { name: '已支付' }).tap())
    await arriveAt(page, /redirectPath/)
    const again = new URL(page.url())
    assert.equal(
      again.pathname + again.search,
      `/shanghai/order/login?${query}&redirectPath=${back}`,
    )
    assert.equal(loads, 1)
    assert.ok(await page.evaluate(() => sessionStorage.getItem('HM_reloaded')))
    await signIn(page, shop.sandbox, mobile)
    await arriveAt(page, /^[^?]*\/order-center/)
    await words(page, '暂无订单').waitFor()
    // A call that is still under way then has no login, and leads to the login page at once.
    await takenIn(page)
    await shop.sandbox.loseLogin('orderList')
    await page.getByRole('tab', { name: '已支付' }).tap()
    await words(page, '登录已过期，请重新登录').waitFor()
    assert.equal(loads, 1)
    await button(page, '重试').tap()
    await arriveAt(page, /\/shanghai\/order\/login\?/)
  })

  test('on every later page is renewed, and the purchase goes on', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await fillOne(page, self)
    await next(page)
    await passHealth(page)

    await takenIn(page)
    await shop.sandbox.shiftClock(61 * MINUTE_MS)
    await readNotices(page)
    await comeBack(page, self.mobile, /\/health-confirm-v3/)

    // A page that was loaded again shows the price before it goes on.
    await page.reload()
    await passHealth(page)
    await readNotices(page)
    await button(page, '我已确认').waitFor()
    await takenIn(page)
    await shop.sandbox.shiftClock(122 * MINUTE_MS)
    await button(page, '我已确认').tap()
    await comeBack(page, self.mobile, /\/health-confirm-v3/)

    await passHealth(page)
    await readNotices(page)
    await acceptPrice(page)
    await agreeToTerms(page)
    await takenIn(page)
    await shop.sandbox.shiftClock(183 * MINUTE_MS)
    await button(page, '确认并支付').tap()
    await comeBack(page, self.mobile, /\/pay-confirm-v3/)

    await confirmOrder(page)
    // The clock moves only two minutes here, because an order is open for less than an hour.
    await shop.sandbox.shiftClock(185 * MINUTE_MS)
    await shop.sandbox.loseLogin('queryPayStatus')
    await comeBack(page, self.mobile, /\/payment\?/)
    await payAt(page, '支付成功')
    await seeResult(page)
  })
})

test.describe('a way on', () => {
  test('leads to the result when what is to be paid is paid on another page', async () => {
    const { page } = await shop.phone()
    const { mobile, ...person } = shop.family().self
    const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, mobile)
    const proposalId = await confirmedProposal(gateway, login, [{ relationType: 'SELF', person }])
    await page.goto(address('/pay-confirm-v3', { ...products.shanghai, proposalId }))
    await agreeToTerms(page)
    const made = await gateway.call('createPayOrder', payOrderOf(proposalId), { login })
    await shop.sandbox.decide(outTradeNoAt(done(made).payParams, shop.sandbox.origin), 'PAID')
    await button(page, '确认并支付').tap()
    await seeResult(page)
  })

  test('stays where Back led while the pay order is being made', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const { shanghai: product } = products
    const proposalId = await proposeByCalls(page, shop.sandbox.origin, self, product)
    await page.goto(address('/insure-apply', product))
    await button(page, '下一步').waitFor()
    await walkTo(page, address('/pay-confirm-v3', { ...product, proposalId }))
    await agreeToTerms(page)
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/createPayOrderToc$/, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(/\/createPayOrderToc$/)
    const answered = page.waitForResponse(/\/createPayOrderToc$/)
    await button(page, '确认并支付').tap()
    await asked
    await page.goBack()
    await button(page, '下一步').waitFor()
    letGo()
    await (await answered).finished()
    await goOn(page)
    assert.match(page.url(), /\/insure-apply/)
  })

  test('from a payment that failed for good is not to pay it again', async () => {
    const { page } = await shop.phone()
    await openPayment(page, shop.sandbox, shop.family().self)
    await payAt(page, '支付失败（不可重试）')
    const failed = page.getByRole('dialog', { name: '支付失败' })
    await failed.getByRole('button', { name: '返回投保页' }).waitFor()
    await page.goBack()
    await failed.waitFor({ state: 'detached' })
    assert.equal(await button(page, '重新支付').count(), 0)
    await button(page, '返回投保页').tap()
    await button(page, '立即投保').waitFor()
  })

  test('says where it leads: from an order nobody knows, and from a notice without a form', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await reachApply(page, shop.sandbox, products.shanghai, self)
    await page.goto(address('/pay-confirm-v3', { ...products.shanghai, proposalId: '1' }))
    await words(page, '未找到该订单').waitFor()
    await page.getByRole('link', { name: '我的订单', exact: true }).waitFor()
    await page.goto(address('/health-confirm-v3', products.shanghai))
    await words(page, '去填写').or(words(page, '均不存在，继续投保')).first().waitFor()
    assert.equal(await button(page, '均不存在，继续投保').count(), 0)
  })
})
