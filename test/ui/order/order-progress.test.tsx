import { render, screen, within } from '@testing-library/react'
import OrderDetailPage from '@/pages/account/order-detail'
import { connectLinks } from '@/routes/build'
import { useVisit } from '@/stores/visit'
import { aWholeOrder } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page } from '../../support/ui/taro'

beforeEach(() => {
  connectLinks(() => useVisit.getState().context)
  signIn()
})
afterEach(() => {
  page.params = {}
  signOut()
})

describe('the course of an order', () => {
  const paidAt = '2026-11-21T01:10:00.000Z'
  const policy = { policyId: 'Y1', policyNo: 'N1', insurantName: '王**' }
  const closedAt = '2026-11-21T01:20:00.000Z'
  const refundedAt = '2026-11-21T01:30:00.000Z'
  const refund = {
    ...{ reason: '', amountFen: 25_800 },
    requestedAt: closedAt,
    acceptedAt: '2026-11-21T01:21:00.000Z',
    refundedAt: null,
  }
  const courses: [string, Parameters<typeof aWholeOrder>[0], string[], number][] = [
    [
      'waits for its payment',
      {},
      ['提交订单2026-11-21 09:05', '等待支付', '等待生效2026-12-01'],
      0,
    ],
    [
      'waits for its cover',
      { status: 'PAID', paidAt, policies: [{ ...policy, status: 'WAITING' }] },
      ['提交订单2026-11-21 09:05', '完成支付2026-11-21 09:10', '等待生效2026-12-01'],
      1,
    ],
    [
      'ends in cover',
      { status: 'PAID', paidAt, policies: [{ ...policy, status: 'EFFECTIVE' }] },
      ['提交订单2026-11-21 09:05', '完成支付2026-11-21 09:10', '保障生效2026-12-01'],
      2,
    ],
    ['ends cancelled', { status: 'CANCELLED' }, ['提交订单2026-11-21 09:05', '订单取消'], 1],
    [
      'ends with the money back',
      {
        status: 'REVOKED',
        paidAt,
        closedAt,
        refunds: [{ ...refund, status: 'REFUNDED', refundedAt }],
      },
      [
        '提交订单2026-11-21 09:05',
        '完成支付2026-11-21 09:10',
        '撤单2026-11-21 09:20',
        '退款受理2026-11-21 09:21',
        '退款到账2026-11-21 09:30',
      ],
      4,
    ],
    [
      'waits for the money: accepted is not arrived',
      { status: 'REVOKED', paidAt, closedAt, refunds: [{ ...refund, status: 'PROCESSING' }] },
      [
        '提交订单2026-11-21 09:05',
        '完成支付2026-11-21 09:10',
        '撤单2026-11-21 09:20',
        '退款受理2026-11-21 09:21',
        '退款到账已受理，等待到账',
      ],
      3,
    ],
    [
      'says that the account cannot take it',
      { status: 'REVOKED', paidAt, closedAt, refunds: [{ ...refund, status: 'ABNORMAL' }] },
      [
        '提交订单2026-11-21 09:05',
        '完成支付2026-11-21 09:10',
        '撤单2026-11-21 09:20',
        '退款受理2026-11-21 09:21',
        '退款到账原账户无法入账，请联系客服',
      ],
      3,
    ],
    [
      "ends by the check of the insurer, which is nobody's revocation",
      {
        status: 'REVOKED',
        paidAt,
        issuedAt: paidAt,
        closedAt,
        refusal: {
          refusedAt: closedAt,
          insurantNames: ['王**'],
          insurants: [],
          returnedAt: null,
        },
        refunds: [{ ...refund, status: 'PROCESSING' }],
      },
      [
        '提交订单2026-11-21 09:05',
        '完成支付2026-11-21 09:10',
        '核保未通过2026-11-21 09:20 · 自始无效',
        '退款受理2026-11-21 09:21',
        '退款到账已受理，等待到账',
      ],
      3,
    ],
    [
      "ends by the merchant's own refund, which is nobody's revocation",
      {
        status: 'REVOKED',
        paidAt,
        issuedAt: paidAt,
        closedAt: refundedAt,
        givenBack: true,
        refunds: [{ ...refund, status: 'REFUNDED', refundedAt }],
      },
      [
        '提交订单2026-11-21 09:05',
        '完成支付2026-11-21 09:10',
        '保单生成2026-11-21 09:10',
        '商户退款2026-11-21 09:21',
        '退款到账2026-11-21 09:30',
      ],
      4,
    ],
    [
      'is being checked',
      { status: 'PAID', paidAt, policies: [{ ...policy, status: 'PENDING' }] },
      [
        '提交订单2026-11-21 09:05',
        '完成支付2026-11-21 09:10',
        '核保中，1至5个工作日',
        '等待生效2026-12-01',
      ],
      1,
    ],
  ]
  test.each(courses)('%s', async (_, given, expected, standsAt) => {
    page.params = { orderId: 'O1' }
    answerWith({ getOrder: () => ({ data: aWholeOrder(given) }) })
    render(<OrderDetailPage />)
    const course = await screen.findByRole('list', { name: '订单进度' })
    const items = within(course).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(expected)
    expect(course.querySelector('.nut-step-process')?.textContent).toBe(expected[standsAt])
  })
})
