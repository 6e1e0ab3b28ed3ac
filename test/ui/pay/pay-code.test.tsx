import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CashierOrder } from '@/contract/pay'
import { productPageText } from '@/contract/product-page'
import PaymentPage from '@/pages/purchase/payment'
import { forgetProductPages } from '@/stores/catalogue'
import { stoppedPaying } from '@/stores/paying'
import { useVisit } from '@/stores/visit'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

/** The cashier on a desktop, where WeChat Pay is a code that a phone scans. */

const person = userEvent.setup()
const shanghai = { cityCode: '310000', productCode: 'PP57' }
const stored = loadCatalogue().product('310000', 'PP57')

const soon = () => new Date(Date.now() + 1_800_000).toISOString()
const unpaid = {
  payOrderId: 'P1',
  proposalId: 'O1',
  payStatus: 'UNPAID',
  errorMessage: '',
} as const
const cashierOrder = (payParams: CashierOrder['payParams']): CashierOrder => {
  if (!stored) throw new Error('PP57 is gone')
  const { payment, underwriting, underwritingNote } = stored
  return {
    ...{ ...unpaid, ...shanghai, payment, payParams, productName: '', wording: {} },
    underwriting: { status: underwriting, ...underwritingNote },
    ...{ amountFen: 25_800, insurantNum: 2, payType: 'WC_PAY', placedIn: 'BROWSER' },
    ...{ createdAt: soon(), expireAt: soon() },
  }
}
const onPhone = { kind: 'redirect', url: '/sandbox/cashier' } as const
const opened = () => ({
  ...{ ...unpaid, payOrderId: 'P2', amountFen: 25_800, expireAt: soon(), payParams: null },
})

const gateway = (answers: Parameters<typeof answerWith>[0]) =>
  answerWith({
    readConfig: () => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '' },
        configJsonValue: stored ? productPageText(stored.page) : '',
      },
    }),
    ...answers,
  })
const payCalls = (asked: ReturnType<typeof answerWith>) =>
  asked.filter(({ name }) => name === 'createPayOrder')
const press = async (name: string) => person.click(await screen.findByRole('button', { name }))
const openCashier = () => {
  window.history.replaceState({ idx: 0 }, '', '/payment')
  page.params = { payOrderId: 'P1', ...shanghai }
  render(<PaymentPage />)
}

beforeEach(() => {
  visits.length = 0
  forgetProductPages()
  useVisit.setState({ context: {} })
  signIn()
})
afterEach(() => {
  stoppedPaying()
  signOut()
})

describe('on a desktop', () => {
  const agentOf = (value: string) => {
    Object.defineProperty(window.navigator, 'userAgent', { value, configurable: true })
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
  }
  afterEach(() => void visit('browser'))

  const codeImage = 'data:image/gif;base64,R0lGODdh'
  const byCode = { kind: 'redirect', url: 'weixin://wxpay/bizpayurl?pr=1', codeImage } as const

  test('WeChat Pay shows a code, and closes it when a phone has paid', async () => {
    agentOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36')
    let isPaid = false
    const asked = gateway({
      getCashierOrder: () => ({ data: cashierOrder(byCode) }),
      getPayStatus: () => ({ data: { ...unpaid, payStatus: isPaid ? 'PAID_OK' : 'UNPAID' } }),
    })
    openCashier()
    await press('立即支付')
    const code = await screen.findByRole('dialog', { name: '微信扫码支付' })
    expect(code.querySelector('img')?.getAttribute('src')).toBe(codeImage)
    expect(code.querySelector('a')).toBeNull()
    expect(visits).toEqual([])
    isPaid = true
    await press('我已支付，查询结果')
    await waitFor(() => expect(visits.at(-1)?.url).toMatch(/^\/insure-result/))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(payCalls(asked)).toEqual([])
  })

  test('an order that was opened on a phone is opened anew by a code', async () => {
    agentOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36')
    const asked = gateway({
      getCashierOrder: () => ({ data: cashierOrder(onPhone) }),
      createPayOrder: () => ({ data: opened() }),
    })
    openCashier()
    await press('立即支付')
    await waitFor(() => expect(payCalls(asked)).toHaveLength(1))
    expect(payCalls(asked)[0]?.data).toMatchObject({ payType: 'WC_PAY', tradeType: 'NATIVE' })
  })

  test('a code is of no use on a phone, which opens an order of its own', async () => {
    visit('browser')
    const asked = gateway({
      getCashierOrder: () => ({ data: cashierOrder(byCode) }),
      createPayOrder: () => ({ data: opened() }),
    })
    openCashier()
    await press('立即支付')
    await waitFor(() => expect(payCalls(asked)).toHaveLength(1))
    expect(payCalls(asked)[0]?.data).toMatchObject({ payType: 'WC_PAY', tradeType: 'H5' })
  })
})
