import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  agreeToTerms,
  arriveAt,
  button,
  goOnToPay,
  heading,
  leaveCashier,
  openCashier,
  openOrder,
  openPayment,
  payAt,
  products,
  seeResult,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()
const MINUTE_MS = 60_000

const proposalIn = (page: Page): string =>
  new URL(page.url()).searchParams.get('proposalId') ?? assert.fail('no proposal in the address')

const ordersMadeBy = async (work: () => Promise<void>): Promise<string[]> => {
  const before = (await shop.sandbox.payOrders()).length
  await work()
  return (await shop.sandbox.payOrders()).slice(before).map(({ outTradeNo }) => outTradeNo)
}

/** Taps twice quickly, as an impatient person does. The second tap may hit another page. */
const doubleTap = async (page: Page, target: Locator): Promise<void> => {
  const box = (await target.boundingBox()) ?? assert.fail('nothing to tap')
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const
  await Promise.all([page.touchscreen.tap(...at), page.touchscreen.tap(...at)])
}

/** The numbers of orders and policies of this person. */
const owned = async (page: Page) => {
  // With a tab in its address the page shows no reminder of unpaid orders.
  await page.goto(address('/order-center', { ...products.shanghai, tab: 'all' }))
  const orders = page.getByRole('link', { name: '申城安心保' })
  await orders.first().waitFor()
  const orderCount = await orders.count()
  await page.goto(address('/policy-list', products.shanghai))
  const policies = page.getByRole('link', { name: '申城安心保' })
  await policies.or(words(page, '未能找到对应保单')).first().waitFor()
  return { orders: orderCount, policies: await policies.count() }
}

test.describe('an impatient thumb', () => {
  test('makes one order of two taps on 立即支付', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    const made = await ordersMadeBy(async () => {
      await openPayment(page, shop.sandbox, shop.family().self)
      await doubleTap(page, button(page, '立即支付'))
      await arriveAt(page, /\/sandbox\/cashier/)
      await button(page, '支付成功').tap()
      await seeResult(page)
    })
    assert.equal(made.length, 1)
    assert.deepEqual(await owned(page), { orders: 1, policies: 1 })
  })
})

test.describe('paying', () => {
  test('opens at once with 确认并支付, and only once, also for an impatient thumb', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openOrder(page, shop.sandbox, self)
    await words(page, /请在.*前完成支付/).waitFor()
    const number = proposalIn(page)
    assert.match(number, /^20\d{22}$/)
    await agreeToTerms(page)
    const made = await ordersMadeBy(async () => {
      await doubleTap(page, button(page, '确认并支付'))
      await leaveCashier(page)
    })
    assert.equal(made.length, 1)
    await words(page, number.replace(/\d{4}(?=\d)/g, '$& ')).waitFor()
    await page.reload()
    await button(page, '立即支付').waitFor()
    assert.match(page.url(), /\/payment\?/)
    assert.deepEqual(await owned(page), { orders: 1, policies: 0 })
  })

  test('fails, is tried again with a new pay order, waits for late money, and succeeds', async () => {
    const { page } = await shop.phone()
    const made = await ordersMadeBy(async () => {
      await openPayment(page, shop.sandbox, shop.family().self)
      await payAt(page, '支付失败')
      const failed = page.getByRole('dialog', { name: '支付失败' })
      await failed.getByRole('button', { name: '重新支付' }).tap()
      await failed.waitFor({ state: 'detached' })
      await openCashier(page)
      // The page's own question gets no answer, so that only the tap leads on.
      await page.route(/\/queryPayStatus$/, () => undefined, { times: 1 })
      const own = page.waitForRequest(/\/queryPayStatus$/)
      await button(page, '稍后到账').tap()
      // The page never claims success before.
      await words(page, '正在确认支付结果').waitFor()
      assert.equal(await button(page, '立即支付').count(), 0)
      assert.equal(await words(page, /请在.*前完成支付/).count(), 0)
      assert.match(page.url(), /\/payment\?/)
      await own
      await shop.sandbox.shiftClock(10_000)
      await button(page, '我已支付，查询结果').tap()
      await seeResult(page)
    })
    assert.equal(made.length, 2)
    assert.deepEqual(await owned(page), { orders: 1, policies: 1 })
  })

  test('that failed for good leads back to the product', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    await openPayment(page, shop.sandbox, shop.family().self)
    await payAt(page, '支付失败（不可重试）')
    const failed = page.getByRole('dialog', { name: '支付失败' })
    await failed.waitFor()
    assert.equal(await failed.getByRole('button', { name: '重新支付' }).count(), 0)
    await failed.getByRole('button', { name: '返回投保页' }).tap()
    await button(page, '立即投保').waitFor()
  })

  test('can wait: back from the cashier without paying, then pay', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    const made = await ordersMadeBy(async () => {
      await openPayment(page, shop.sandbox, shop.family().self)
      await openCashier(page)
      await page.goBack()
      await goOnToPay(page)
      await payAt(page, '支付成功')
      await seeResult(page)
    })
    assert.equal(made.length, 1)
  })

  test('is over when its order is, on every page, and leads back to the product', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openPayment(page, shop.sandbox, self)
    // The login of one hour has ended before this time.
    await shop.sandbox.shiftClock(115 * MINUTE_MS)
    await signInByCalls(page, shop.sandbox.origin, self.mobile)
    await page.goto(address('/order-center', { ...products.shanghai, tab: 'all' }))
    const deadline = words(page, /请在.*前完成支付/)
    const said = await deadline.textContent()
    await words(page, /00:0[345]:\d\d/).waitFor()
    await page.getByRole('link', { name: '申城安心保' }).tap()
    await heading(page, '订单进度').waitFor()
    assert.equal(await deadline.textContent(), said)
    await button(page, '去支付').tap()
    await button(page, '立即支付').waitFor()
    assert.equal(await deadline.textContent(), said)
    await shop.sandbox.shiftClock(121 * MINUTE_MS)
    const over = page.getByRole('dialog')
    await over.getByText('支付订单已超时，请重新下单').waitFor()
    assert.equal(await over.getByRole('button', { name: '重新支付' }).count(), 0)
    await over.getByRole('button', { name: '返回投保页' }).tap()
    await button(page, '立即投保').waitFor()
  })

  test('that fails in part names whose cover was not paid', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    const [outTradeNo = assert.fail('no order')] = await ordersMadeBy(() =>
      openPayment(page, shop.sandbox, shop.family().self),
    )
    await shop.sandbox.decide(outTradeNo, 'PART_FAIL')
    const told = page.getByRole('dialog')
    await told.getByText('部分支付失败').waitFor()
    await told.getByText(/（¥129）未支付成功/).waitFor()
  })

  test('is cancelled at the cashier, and said so', FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    await openPayment(page, shop.sandbox, shop.family().self)
    await payAt(page, '取消支付')
    await page.getByRole('dialog').getByText('该订单已取消').waitFor()
  })
})

test.describe('the clock of a phone', () => {
  test('that jumps a day on or two hours back changes nothing: the gateway says what is left', async () => {
    const { page } = await shop.phone()
    await openPayment(page, shop.sandbox, shop.family().self)
    for (const byMs of [24 * 60 * MINUTE_MS, -120 * MINUTE_MS]) {
      await page.clock.setSystemTime(Date.now() + byMs)
      // The page continues to query as the same person.
      const asked = await page.waitForResponse(/\/queryPayStatus/)
      assert.equal(asked.status(), 200, String(byMs))
      await words(page, /01:5\d:\d\d/).waitFor()
      await button(page, '立即支付').tap({ trial: true })
    }
  })
})

test.describe('an answer that comes too late', () => {
  test('after 50 s nobody waits for it: asked again under its key, it is the same order', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await openOrder(page, shop.sandbox, self)
    await agreeToTerms(page)
    const made = await ordersMadeBy(async () => {
      const keys: (string | null)[] = []
      let placed = (): void => undefined
      const isPlaced = new Promise<void>((resolve) => {
        placed = resolve
      })
      await page.route(/\/createPayOrderToc$/, async (route) => {
        keys.push(await route.request().headerValue('x-idempotency-key'))
        if (keys.length > 1) return route.continue()
        // The gateway has done its work, but the answer is held back.
        await route.fetch()
        placed()
      })
      await page.clock.install()
      await button(page, '确认并支付').tap()
      await isPlaced
      await page.clock.fastForward(50_000)
      await page.getByRole('dialog').getByRole('button', { name: '重试' }).tap()
      await leaveCashier(page)
      assert.equal(keys.length, 2)
      assert.equal(keys[0], keys[1])
    })
    assert.equal(made.length, 1)
  })
})
