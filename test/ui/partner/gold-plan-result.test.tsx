import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrderDetail } from '@/contract/order'
import type { CashierOrder } from '@/contract/pay'
import { GoldPlanResult } from '@/subjects/partner'
import { aWholeOrder } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { visits } from '../../support/ui/taro'

/** RT079 /goldplan-result: the result, the amount, the order number and the next page. */

const order = (payStatus: CashierOrder['payStatus']): CashierOrder => ({
  payOrderId: 'P1',
  proposalId: '202611211234',
  payStatus,
  errorMessage: '',
  cityCode: '310000',
  productCode: 'PP57',
  productName: '申城安心保',
  wording: {},
  insurantNum: 2,
  amountFen: 25_800,
  payType: 'WC_PAY',
  placedIn: 'BROWSER',
  payment: { selectable: true, doNotAutoSelect: false, types: [] },
  underwriting: { status: 'DONE' },
  createdAt: '2026-11-21T01:05:00.000Z',
  expireAt: '2026-11-21T03:05:00.000Z',
  payParams: null,
})

beforeEach(() => {
  visits.length = 0
  signIn()
})
afterEach(signOut)

test.each([
  ['PAID_OK', '支付成功', '实付金额¥258.00'],
  ['PAYING', '支付处理中', '订单金额¥258.00'],
  ['PAID_FAIL', '支付未完成', '订单金额¥258.00'],
] as const)('%s says %s with amount and number', async (status, title, amount) => {
  answerWith({ getCashierOrder: () => ({ data: order(status) }) })
  render(<GoldPlanResult payOrderId="P1" />)
  await screen.findByRole('heading', { name: title })
  const facts = screen.getByRole('region', { name: '申城安心保' })
  expect(facts.textContent).toContain(amount)
  expect(facts.textContent?.replace(/\s/g, '')).toContain('订单号202611211234')
  await userEvent.click(screen.getByRole('button', { name: '查看订单' }))
  expect(visits.at(-1)?.url).toMatch(/^\/order-detail\?.*orderId=202611211234/)
})

const policies: OrderDetail['policies'] = [
  { policyId: 'Y1', policyNo: 'N1', insurantName: '王**', status: 'WAITING' },
]

test.each([
  ['before its policies', [], '投保申请已提交，保单生成后可在订单中查看。'],
  ['with its policies', policies, '保单已生成，可在订单中查看。'],
])('a paid order %s says no more and no less', async (_when, issued, text) => {
  answerWith({
    getCashierOrder: () => ({ data: order('PAID_OK') }),
    getOrder: () => ({ data: aWholeOrder({ status: 'PAID', policies: issued }) }),
  })
  render(<GoldPlanResult payOrderId="P1" />)
  await screen.findByText(text)
})

test('of nobody known nothing is told; the orders are a tap away', async () => {
  answerWith({ getCashierOrder: () => ({ code: 10_001 }) })
  render(<GoldPlanResult payOrderId="P1" />)
  await screen.findByRole('heading', { name: '请在订单中查看结果' })
  await userEvent.click(screen.getByRole('button', { name: '查看订单' }))
  expect(visits.at(-1)?.url).toMatch(/^\/order-center/)
})
