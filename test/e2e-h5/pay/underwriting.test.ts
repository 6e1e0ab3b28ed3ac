import assert from 'node:assert/strict'
import { DAY_MS } from '@/domain/time/day'
import { done, turnSandbox } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { buyByCalls, proposeByCalls, signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  agreeToTerms,
  arriveAt,
  button,
  eventually,
  heading,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()
const union = { cityCode: '370700', productCode: 'PG54' }

test('DL058 ST053 ER060 ER061 ER062 told before paying that eligibility is checked afterwards', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const proposalId = await proposeByCalls(page, shop.sandbox.origin, self, union)
  await page.goto(address('/pay-confirm-v3', { ...union, proposalId }))
  await agreeToTerms(page)
  const notice = page.getByRole('dialog', { name: '核保提醒' })
  // ER062 A payment provider may have its own text.
  await page.getByRole('radio', { name: '平安付' }).check()
  await button(page, '确认并支付').tap()
  await notice.getByText('退还至平安付').waitFor()
  await button(page, '取消').tap()
  await notice.waitFor({ state: 'detached' })

  await page.getByRole('radio', { name: '微信支付' }).check()
  await button(page, '确认并支付').tap()
  await notice.getByText(/扣费¥\d+\.\d\d后，由工会在1–5个工作日内核对会员资格/).waitFor()
  await notice.locator('.hm-message__icon--pay').waitFor()
  await notice.getByText('保费全额退还，保单自始无效').waitFor()
  await button(page, '取消').tap()
  await notice.waitFor({ state: 'detached' })

  await button(page, '确认并支付').tap()
  await button(page, '继续支付').tap()
  await arriveAt(page, /\/sandbox\/cashier/)
})

test('ER060 whom the insurer refuses is told so, with what it means and where the money is', async () => {
  const { page } = await shop.phone()
  const { self, spouse } = shop.family()
  const bought = await buyByCalls(page, shop.sandbox, self, { product: union, spouse })
  const { orderId, outTradeNo, gateway, login } = bought
  await shop.sandbox.planRefunds(outTradeNo, 'PROCESSING')
  const { policies } = await eventually(
    async () => done(await gateway.call('getOrder', { orderId }, { login })),
    (order) => order.policies.length === 2,
  )
  const decisions = ['REFUSED', 'ACCEPTED']
  for (const [index, { policyNo }] of policies.entries())
    await turnSandbox(gateway, `underwriting/${policyNo}`, { decision: decisions[index] })
  // The gateway queries the insurer again later, when this login has ended.
  await shop.sandbox.shiftClock(DAY_MS)
  const later = await signInByCalls(page, shop.sandbox.origin, self.mobile)

  const order = address('/order-detail', { ...union, orderId })
  const course = page.getByRole('list', { name: '订单进度' }).filter({ visible: true })
  await eventually(
    async () => done(await later.gateway.call('getOrder', { orderId }, later)),
    ({ refunds }) => refunds.some(({ status }) => status === 'PROCESSING'),
  )
  await page.goto(order)
  await words(page, '已受理，等待到账').first().waitFor()
  await heading(page, '核保未通过').waitFor()
  await words(page, /王\*\*.*证件尾号.*未通过保险公司核保，同一订单的保单自始无效/).waitFor()
  await words(page, '保费将全额原路退回').waitFor()
  const steps = await course.getByRole('listitem').allInnerTexts()
  assert.match(steps.join(' '), /核保未通过\s+\d{4}-\d\d-\d\d \d\d:\d\d · 自始无效/)
  assert.doesNotMatch(steps.join(' '), /撤单|保单生成/)
  for (const { policyNo } of policies) await words(page, `核保未通过 · ${policyNo}`).waitFor()

  await shop.sandbox.endRefund(`R${outTradeNo}`, 'SUCCESS')
  await page.goto(order)
  await words(page, '已到账').first().waitFor()
  await words(page, /保费已于\d{4}-\d\d-\d\d \d\d:\d\d全额退回/).waitFor()
  await page.goto(address('/order-center', { ...union, tab: 'closed' }))
  await words(page, '核保未通过').first().waitFor()

  // Both policies ended, and both show that underwriting refused them.
  await page.goto(address('/policy-list', union))
  const cards = page.getByRole('link', { name: /王\*\*.*未通过保险公司核保/ })
  await cards.nth(1).waitFor()
  assert.equal(await cards.count(), 2)
  for (const card of await cards.all()) await card.getByText('核保未通过').waitFor()
  await cards.first().tap()
  const policy = page.getByRole('region', { name: '鸢都职工互助保' })
  await policy.getByText(/自始无效.+保费已于.+全额退回/).waitFor()
  await policy.getByText('核保未通过', { exact: true }).waitFor()
  await words(page, /· 核保未通过$/).waitFor()
})
