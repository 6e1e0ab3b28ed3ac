import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CashierOrder } from '@/contract/pay'
import { productPageText } from '@/contract/product-page'
import PaymentPage from '@/pages/purchase/payment'
import { connectLinks } from '@/routes/build'
import { forgetProductPages } from '@/stores/catalogue'
import { beganPaying, stoppedPaying } from '@/stores/paying'
import { useVisit } from '@/stores/visit'
import { OpenPayment } from '@/subjects/pay/open-payment'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page } from '../../support/ui/taro'

/** The cashier after somebody went to pay, and after an order can no longer be paid. */

const person = userEvent.setup()
const shanghai = { cityCode: '310000', productCode: 'PP57' }
const stored = loadCatalogue().product('310000', 'PP57')
if (!stored) throw new Error('No such product')

const soon = () => new Date(Date.now() + 1_800_000).toISOString()
const unpaid = {
  payOrderId: 'P1',
  proposalId: 'O1',
  payStatus: 'UNPAID',
  errorMessage: '',
} as const
const opened = () => ({ ...unpaid, amountFen: 25_800, expireAt: soon(), payParams: null })
const cashierOrder = (given: Partial<CashierOrder> = {}): CashierOrder => ({
  ...opened(),
  ...shanghai,
  payment: stored.payment,
  underwriting: { status: stored.underwriting },
  productName: '',
  wording: {},
  insurantNum: 2,
  payType: 'WC_PAY',
  placedIn: 'BROWSER',
  createdAt: soon(),
  payParams: { kind: 'redirect', url: '/sandbox/cashier' },
  ...given,
})

const gateway = (answers: Parameters<typeof answerWith>[0]) =>
  answerWith({
    getCashierOrder: () => ({ data: cashierOrder() }),
    readConfig: () => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '' },
        configJsonValue: productPageText(stored.page),
      },
    }),
    ...answers,
  })
const press = async (name: string) => person.click(await screen.findByRole('button', { name }))
const openCashier = () => {
  window.history.replaceState({ idx: 0 }, '', '/payment')
  page.params = { payOrderId: 'P1', ...shanghai }
  render(<PaymentPage />)
}

beforeEach(() => {
  forgetProductPages()
  useVisit.setState({ context: {} })
  connectLinks(() => useVisit.getState().context)
  signIn()
})
afterEach(() => {
  stoppedPaying()
  signOut()
})

/** What must not stand on a page while money may be on its way, or when it can no longer come. */
const seeNoDemand = () => {
  expect(screen.queryByRole('button', { name: '立即支付' })).toBeNull()
  expect(screen.queryByText(/请在.*前完成支付/)).toBeNull()
}

describe('money that may be on its way', () => {
  test('is neither asked for again nor counted down to: the page waits and asks', async () => {
    gateway({ getPayStatus: () => ({ data: { ...unpaid, payStatus: 'PAYING' } }) })
    beganPaying('P1', '1')
    openCashier()
    await screen.findByRole('heading', { name: '正在确认支付结果' })
    screen.getByText('请勿重复支付，结果可能需要几分钟。')
    seeNoDemand()
    expect(screen.queryByRole('radio')).toBeNull()
    await press('我已支付，查询结果')
    await screen.findByText('还没有收到支付结果，请稍后再查')
    await press('还没有付款，继续支付')
    await screen.findByRole('button', { name: '立即支付' })
    screen.getByText(/请在.*前完成支付/)
  })

  test('for somebody else neither', async () => {
    gateway({
      createOpenPayOrder: () => ({ data: { ...opened(), payOrderId: 'P1', payStatus: 'PAYING' } }),
    })
    beganPaying('P1', '1')
    render(<OpenPayment payToken="T" />)
    await screen.findByRole('heading', { name: '正在确认支付结果' })
    seeNoDemand()
  })

  test('ER039 after the cashier said EXPIRED nothing is counted down to', async () => {
    const over = {
      ...unpaid,
      payStatus: 'EXPIRED',
      errorMessage: '支付订单已超时，请重新下单',
    } as const
    gateway({ getPayStatus: () => ({ data: over }) })
    openCashier()
    await press('返回投保页')
    await screen.findByText('这笔订单不能再支付，请返回投保页重新投保。')
    seeNoDemand()
  })

  test('ER039 an order that came as EXPIRED is not counted down to either', async () => {
    const over = { payStatus: 'EXPIRED', payParams: null } as const
    gateway({ getCashierOrder: () => ({ data: cashierOrder(over) }) })
    openCashier()
    await screen.findByText('这笔订单不能再支付，请返回投保页重新投保。')
    seeNoDemand()
  })
})
