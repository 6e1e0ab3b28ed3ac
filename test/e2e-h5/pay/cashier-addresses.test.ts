import { FULL_CIRCLE } from '../../support/circle'
import { openShop } from '../../support/shop'
import { orderByCalls } from '../../support/signed-in-phone'
import {
  address,
  arriveAt,
  button,
  payAt,
  products,
  seeResult,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Every address at which an order can be paid. */

const shop = openShop()
const MINUTE_MS = 60_000

const { shanghai: product } = products

for (const [path, away] of [
  ['/payment', '返回投保页'],
  ['/payment2', '我知道了'],
  ['/payment3', '我知道了'],
] as const)
  test(`ER046 ER047 a failure at ${path} is left by ${away}`, FULL_CIRCLE, async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const order = await orderByCalls(page, shop.sandbox, self, { product })
    const { payOrderId, outTradeNo } = order
    await page.goto(address(path, { ...product, payOrderId }))
    await button(page, '立即支付').waitFor()
    await shop.sandbox.decide(outTradeNo, 'PAID_FAIL')
    const failed = page.getByRole('dialog', { name: '支付失败' })
    await failed.getByRole('button', { name: away }).tap()
    await failed.waitFor({ state: 'detached' })
    // The reminder of the unpaid order may already cover the product there.
    if (path === '/payment') return arriveAt(page, /\/insure\?/)
    // The page stays at its address, and the order can still be paid.
    await button(page, '重新支付').tap()
    await button(page, '立即支付').waitFor()
    await payAt(page, '支付成功')
    await seeResult(page)
  })

for (const [path, own, wrongByMs, title] of [
  ['/payment-nanjing', products.nanjing, 50 * MINUTE_MS, '投保成功'],
  ['/shanxi/pay', { cityCode: '140000', productCode: 'MH08' }, -120 * MINUTE_MS, '投保成功'],
] as const)
  test(`RT066 RT067 ${path} takes the money of its city, on a phone whose clock is wrong`, async () => {
    const { page } = await shop.phone()
    await page.clock.setSystemTime(Date.now() + wrongByMs)
    const { self } = shop.family()
    const { payOrderId } = await orderByCalls(page, shop.sandbox, self, { product: own })
    await page.goto(address(path, { ...own, payOrderId }))
    // The remaining time of two hours follows the gateway's clock.
    await words(page, /01:5\d:\d\d/).waitFor()
    await payAt(page, '支付成功')
    await seeResult(page, title)
  })
