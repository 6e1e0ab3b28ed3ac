import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startGateway } from '../support/start-gateway'
import type { RunningGateway } from '../support/start-gateway'
import { openMiniProgram } from '../support/weapp'
import type { OpenMiniProgram } from '../support/weapp'
import { payInSandbox } from '../support/weapp-payment'
import type { PaymentAction } from '../support/weapp-payment'
import { applyForSelf, confirmAndPay, confirmHealth } from '../support/weapp-shopper'
import { onPage, says, tap, textOf } from '../weapp-sim/driver'

const DIST = join(__dirname, '../../dist/weapp')
const PRODUCT = 'pages/insure/index?cityCode=310000&productCode=PP57'

let gateway: RunningGateway
let open: OpenMiniProgram

/** What the person does in the payment sheet, in turn, and how often the sheet came up. */
const actions: PaymentAction[] = ['cancel', 'pay']
let sheets = 0

interface PayOrder {
  readonly outcome: string
  readonly amountFen: number
}

const payOrders = async (): Promise<PayOrder[]> =>
  (await (await fetch(`${gateway.origin}/sandbox/pay-orders`)).json()) as PayOrder[]

before(async () => {
  gateway = await startGateway()
  open = await openMiniProgram({
    dist: DIST,
    gatewayOrigin: gateway.origin,
    entry: PRODUCT,
    onRequestPayment: payInSandbox(gateway.origin, () => actions[sheets++] ?? 'fail'),
  })
})

after(async () => {
  await open.stop()
  await gateway.dispose()
})

describe('buying in the compiled mini-program', () => {
  test('leads from the product to the payment', async () => {
    await applyForSelf(open.mini)
    await confirmHealth(open.mini)
    await confirmAndPay(open.mini)
    assert.equal(sheets, 0, 'nobody is asked for money before 立即支付')
  })

  test('a closed payment sheet leaves the order open', async () => {
    const page = await onPage(open.mini, 'pages/purchase/payment/index')
    await tap(page, 'button', '立即支付')
    await says(page, '.hm-toast', '支付已取消')
    assert.doesNotMatch(await textOf(page, 'page'), /正在确认支付结果/)
    const orders = await payOrders()
    assert.equal(orders.length, 1)
    assert.notEqual(orders[0]?.outcome, 'PAID')
  })

  test('the same order is paid in the end', async () => {
    await tap(await onPage(open.mini, 'pages/purchase/payment/index'), 'button', '立即支付')
    await says(await onPage(open.mini, 'pages/purchase/result/index'), 'page', /参保成功/)
    assert.equal(sheets, 2)
    const orders = await payOrders()
    assert.deepEqual(
      orders.map(({ outcome, amountFen }) => ({ outcome, amountFen })),
      [{ outcome: 'PAID', amountFen: 12_900 }],
    )
  })

  test('the policy is there after a power cut of the gateway', async () => {
    await gateway.kill()
    await gateway.restart()
    const page = await onPage(open.mini, 'pages/purchase/result/index')
    await tap(page, 'button', '查看保单')
    const policies = await onPage(open.mini, 'pages/account/policy-list/index')
    await says(policies, 'page', /王\*\*/)
  })

  test('nothing threw on the way', () => {
    assert.deepEqual(open.exceptions, [])
  })
})
