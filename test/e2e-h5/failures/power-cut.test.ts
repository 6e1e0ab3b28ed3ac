import assert from 'node:assert/strict'
import { FULL_CIRCLE } from '../../support/circle'
import { done } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { orderByCalls } from '../../support/signed-in-phone'
import {
  address,
  eventually,
  heading,
  openCashier,
  products,
  seeResult,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop({ own: true })
const product = products.shanghai

test(
  'a power cut after the payment, with the notification lost, leaves every policy there, once',
  FULL_CIRCLE,
  async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const ordered = await orderByCalls(page, shop.sandbox, self, { product })
    const { orderId, payOrderId, outTradeNo, gateway, login } = ordered
    const payment = address('/payment', { ...product, proposalId: orderId, payOrderId })
    const owned = async () => {
      const { list } = done(await gateway.call('listOrders', {}, { login }))
      const { policies } = done(await gateway.call('getOrder', { orderId }, { login }))
      return { orders: list.length, policies: policies.length }
    }
    await page.goto(payment)
    await openCashier(page)
    await shop.sandbox.decide(outTradeNo, 'PAID', { drop: true })
    await shop.gateway.kill()
    await shop.gateway.restart()
    await page.goto(payment)
    await seeResult(page)
    assert.deepEqual(await owned(), { orders: 1, policies: 1 })

    // No page is open while the gateway is down. Late messages and another start change nothing.
    await page.goto('about:blank')
    await shop.gateway.stop()
    await shop.gateway.restart()
    await page.goto(address('/order-detail', { orderId }))
    await heading(page, '已支付').waitFor()
    assert.deepEqual(await owned(), { orders: 1, policies: 1 })
    await eventually(
      () => shop.sandbox.payOrders(),
      (orders) =>
        orders.some((order) => order.outTradeNo === outTradeNo && order.outcome === 'PAID'),
    )
  },
)
