import assert from 'node:assert/strict'
import { findAll, onPage, reLaunch, says, tap, textOf, until } from '@huimin/weapp-sim'
import { test } from '../../support/test'
import type { PaymentAction } from '../../support/weapp'
import { fieldsHold, noDialog } from '../../support/weapp-form'
import { toasted } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'
import {
  acceptPrice,
  applyForSelf,
  confirmAndPay,
  confirmHealth,
  readNotices,
} from '../../support/weapp-shopper'

const PRODUCT = 'pages/insure/index?cityCode=310000&productCode=PP57'

/** The person's actions in the payment sheet, in order. `sheets` counts its openings. */
const actions: PaymentAction[] = ['cancel', 'cancel', 'pay']
let sheets = 0

interface PayOrder {
  readonly outcome: string
  readonly amountFen: number
}

const payOrders = async (): Promise<PayOrder[]> =>
  (await (await fetch(`${shop.gateway.origin}/sandbox/pay-orders`)).json()) as PayOrder[]

const shop = openMiniShop({
  entry: PRODUCT,
  person: 'purchase',
  own: true,
  pay: () => actions[sheets++] ?? 'fail',
})

test.describe('buying in the compiled mini-program', () => {
  test('leads from the product to the payment', async () => {
    await applyForSelf(shop.mini, shop.buyer)
    await confirmHealth(shop.mini)
  })

  test('the order leads back to the form as it was, and says what a new one replaces', async () => {
    await tap(await onPage(shop.mini, 'pages/purchase/pay-confirm/index'), 'button', '修改')
    const form = await onPage(shop.mini, 'pages/purchase/apply/index')
    await until(async () => assert.equal((await fieldsHold(form))[0]?.value, shop.buyer.name))
    await tap(form, 'button', '下一步')
    const health = await onPage(shop.mini, 'pages/purchase/health-confirm/index')
    await tap(health, 'button', '均不存在，继续投保')
    await readNotices(health)
    await acceptPrice(shop.mini, async () => {
      const [panel] = await findAll(health, '.hm-dialog__panel')
      return panel && (await panel.text()).includes('继续提交')
    })
    await tap(health, '.hm-dialog__panel button', '继续提交')
    await onPage(shop.mini, 'pages/purchase/pay-confirm/index')
    await confirmAndPay(shop.mini)
  })

  test('a closed payment sheet leaves the order open', async () => {
    const page = await onPage(shop.mini, 'pages/purchase/payment/index')
    await toasted(shop, '支付已取消')
    assert.doesNotMatch(await textOf(page, 'page'), /正在确认支付结果/)
    assert.equal(sheets, 1, '确认并支付 opens the sheet, once')
    const orders = await payOrders()
    assert.equal(orders.length, 1)
    assert.notEqual(orders[0]?.outcome, 'PAID')
  })

  test('who comes back is reminded of it, once, and goes on', async () => {
    const home = await reLaunch(shop.mini, `/${PRODUCT}`)
    await says(home, '.hm-dialog__panel', /只差一步/)
    const said = await textOf(home, '.hm-dialog__panel')
    for (const word of ['申城安心保', '王**', '¥129.00', '前完成支付'])
      assert.ok(said.includes(word))
    await tap(home, '.hm-dialog__panel button', '稍后再说')
    await noDialog(home)
    // A closed reminder does not come back until the mini-program starts again.
    await shop.simulator.restart(PRODUCT)
    const again = await onPage(shop.mini, 'pages/insure/index')
    await tap(again, '.hm-dialog__panel button', '立即支付')
    const { query } = await onPage(shop.mini, 'pages/purchase/pay-confirm/index')
    assert.equal((query as Record<string, string>)['fromContinuePay'], '1')
    assert.equal((query as Record<string, string>)['channel'], 'continuePay')
    await confirmAndPay(shop.mini)
    await onPage(shop.mini, 'pages/purchase/payment/index')
    await toasted(shop, '支付已取消')
  })

  test('the same order is paid in the end', async () => {
    await tap(await onPage(shop.mini, 'pages/purchase/payment/index'), 'button', '立即支付')
    await says(await onPage(shop.mini, 'pages/purchase/result/index'), 'page', /投保成功/)
    assert.equal(sheets, 3)
    const orders = await payOrders()
    assert.deepEqual(
      orders.map(({ outcome, amountFen }) => ({ outcome, amountFen })),
      [{ outcome: 'PAID', amountFen: 12_900 }],
    )
  })

  test('the policy is there after a power cut of the gateway', async () => {
    await shop.gateway.kill()
    await shop.gateway.restart()
    const page = await onPage(shop.mini, 'pages/purchase/result/index')
    await tap(page, 'button', '查看保单')
    const policies = await onPage(shop.mini, 'pages/account/policy-list/index')
    await says(policies, 'page', /王\*\*/)
  })
})
