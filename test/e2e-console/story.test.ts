import assert from 'node:assert/strict'
import type { Browser } from '@playwright/test'
import { done, turnSandbox } from '../support/purchase'
import { confirmedProposal } from '../support/purchase'
import { openShop } from '../support/shop'
import { signInByCalls } from '../support/signed-in-phone'
import {
  address,
  agreeToTerms,
  arriveAt,
  button as tapped,
  eventually,
  heading as titled,
  products,
  words,
} from '../support/storefront'
import { test } from '../support/test'
import { openConsoleOf } from './desk'
import { approve, button, counted, give, link, orderPart, search } from './office'

/** One story from the storefront by the console and back. */

let browser: Browser
const staffConsole = openConsoleOf(() => browser)
const shop = openShop({ own: true, settings: staffConsole.settings })
const product = products.shanghai

test.beforeAll(({ browser: given }) => {
  browser = given
})
test.afterEach(() => staffConsole.close())

test('somebody pays, one person is refused, the refund fails, two people start it again, and it arrives', async () => {
  const { page: phone } = await shop.phone()
  const { self, spouse } = shop.family()
  const { mobile, ...person } = self
  const { gateway, login } = await signInByCalls(phone, shop.sandbox.origin, mobile)
  const insured = [
    { relationType: 'SELF' as const, person },
    { relationType: 'SPOUSE' as const, person: spouse },
  ]
  const orderId = await confirmedProposal(gateway, login, insured, product)
  await phone.goto(address('/pay-confirm-v3', { ...product, proposalId: orderId }))
  await phone.getByRole('radio', { name: '银行卡支付', exact: true }).check()
  await agreeToTerms(phone)
  await tapped(phone, '确认并支付').tap()
  await titled(phone, '银行卡收银台').waitFor()
  const { outTradeNo } = (await shop.sandbox.payOrders()).at(-1) ?? assert.fail('no order')
  await shop.sandbox.planRefunds(outTradeNo, 'ABNORMAL')
  // The insurer refuses the second person, the spouse.
  const paid = { outcome: 'PAID', refuse: [2], notify: { times: 1 } }
  await turnSandbox(gateway, `pay-orders/${outTradeNo}`, paid)
  const orderPage = address('/order-detail', { ...product, orderId })
  await eventually(
    async () => done(await gateway.call('getOrder', { orderId }, { login })),
    ({ refunds }) => refunds.some(({ status }) => status === 'ABNORMAL'),
  )
  await phone.goto(orderPage)
  await arriveAt(phone, /\/order-detail/)
  await words(phone, '原账户无法入账，请联系客服').first().waitFor()

  const asks = await staffConsole.browser('caiwu')
  const approves = await staffConsole.browser('caiwu2', 'phone')
  let outRefundNo = ''
  await counted('story: from the mobile to the second person', asks, async () => {
    const { page } = asks
    await search(page, mobile)
    const refund = page.getByRole('table', { name: '退款：走到哪了' }).getByRole('link')
    outRefundNo = (await refund.textContent()) ?? ''
    await refund.click()
    await button(page, '重新发起退款').click()
    await give(page, '重新发起退款', '确定', { 事由: '客户换了银行卡' })
    await page.getByText('有申请在等另一人复核').waitFor()
  })
  // The bank takes it on this time, and says so only when it is asked.
  const taken = { status: 'PROCESSING', notify: { drop: true } }
  await turnSandbox(gateway, `refunds/${outRefundNo}`, taken)
  await approve(approves, outRefundNo)
  const refunds = async () => done(await gateway.call('getOrder', { orderId }, { login })).refunds
  await eventually(refunds, (all) => all.every(({ status }) => status === 'PROCESSING'))
  await shop.sandbox.endRefund(outRefundNo, 'SUCCESS')
  await eventually(refunds, (all) => all.every(({ status }) => status === 'REFUNDED'))

  // The customer and the staff read the same.
  await phone.goto(orderPage)
  await arriveAt(phone, /\/order-detail/)
  await words(phone, '已到账').first().waitFor()
  await asks.page.reload()
  await asks.page.getByText(/您的退款 ¥129\.00 已于 .* 退回银行/).waitFor()
  const service = await staffConsole.browser('kefu')
  await search(service.page, orderId)
  await orderPart(service.page, orderId).waitFor()
  await button(service.page, '显示证件号').first().click()
  await give(service.page, '显示证件号', '显示', { 事由: '核对退款账户' })

  // Who looked is in the customer's own data, and the log is whole.
  await phone.goto(address('/my-data'))
  const seen = phone.getByRole('region', { name: '谁看过我的信息' })
  await seen.getByText('核对退款账户').waitFor()
  await seen.getByText('查看完整的证件号码').waitFor()
  const { page: log } = await staffConsole.browser('hegui')
  await link(log, '工作日志').first().click()
  await button(log, '核验日志').click()
  await log.getByText(/\d+ 条，完整无缺/).waitFor()
})
