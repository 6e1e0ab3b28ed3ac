import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { headers } from '@/contract/envelope'
import { errorCodes } from '@/contract/errors'
import type { CashierOrder, PayState } from '@/contract/pay'
import { productPageText } from '@/contract/product-page'
import type { ProposalDetail } from '@/contract/proposal'
import PayConfirmPage from '@/pages/purchase/pay-confirm'
import PaymentPage from '@/pages/purchase/payment'
import ResultPage from '@/pages/purchase/result'
import { connectLinks } from '@/routes/build'
import { forgetProductPages } from '@/stores/catalogue'
import { beganPaying, stoppedPaying } from '@/stores/paying'
import { useVisit } from '@/stores/visit'
import { OpenPayment } from '@/subjects/pay/open-payment'
import { loadCatalogue } from '../../../server/catalogue/load'
import { aResult, aWholeOrder } from '../../support/records'
import { answerWith, type Asked } from '../../support/ui/answers'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

/** Pages from the confirmation of an order to its result: their messages and addresses. */

const person = userEvent.setup()
const catalogue = loadCatalogue()
const union = { cityCode: '370700', productCode: 'PG54' }
const shanghai = { cityCode: '310000', productCode: 'PP57' }
type Product = typeof union

const stored = ({ cityCode, productCode }: Product) => {
  const product = catalogue.product(cityCode, productCode)
  if (!product) throw new Error('No such product')
  return product
}
const sold = (product: Product) => {
  const { payment, underwriting, underwritingNote } = stored(product)
  return { ...product, payment, underwriting: { status: underwriting, ...underwritingNote } }
}

const proposal = (product: Product): ProposalDetail => {
  const { orderId: proposalId, ...order } = aWholeOrder({ status: 'CONFIRMED', payOrderId: null })
  return { ...order, ...sold(product), proposalId }
}

const soon = () => new Date(Date.now() + 1_800_000).toISOString()
const unpaid = {
  payOrderId: 'P1',
  proposalId: 'O1',
  payStatus: 'UNPAID',
  errorMessage: '',
} as const
const due = () => ({ amountFen: 25_800, expireAt: soon(), payParams: null })
/** The pay order that replaces the one before. */
const opened = () => ({ ...unpaid, ...due(), payOrderId: 'P2' })
const cashierOrder = (product: Product, given: Partial<CashierOrder> = {}): CashierOrder => ({
  ...unpaid,
  ...due(),
  ...sold(product),
  productName: '',
  wording: {},
  insurantNum: 2,
  payType: 'WC_PAY',
  placedIn: 'BROWSER',
  createdAt: soon(),
  payParams: { kind: 'redirect', url: '/sandbox/cashier' },
  ...given,
})

type Answers = Parameters<typeof answerWith>[0]
const gateway = (product: Product, answers: Answers): Asked[] =>
  answerWith({
    getProposal: () => ({ data: proposal(product) }),
    getCashierOrder: () => ({ data: cashierOrder(product) }),
    readConfig: () => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '' },
        configJsonValue: productPageText(stored(product).page),
      },
    }),
    ...answers,
  })
const payCalls = (asked: Asked[]) => asked.filter(({ name }) => name === 'createPayOrder')
const payTypesAsked = (asked: Asked[]) =>
  payCalls(asked).map(({ data }) => (data as { payType: string }).payType)

const open = (path: string, params: Record<string, string>) => {
  window.history.replaceState({ idx: 0 }, '', path)
  page.params = params
}
const press = async (name: string) => person.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => person.click(await screen.findByRole('radio', { name }))

/** Checks the text of the open message and closes it. */
const seeTold = async (title: string, body = '') => {
  const told = await screen.findByRole('dialog', { name: title })
  expect(told.textContent).toContain(body)
  expect(told.textContent).not.toContain('#')
  await press(screen.queryByRole('button', { name: '取消' }) ? '取消' : '好的')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const lastVisit = () => decodeURIComponent(visits.at(-1)?.url ?? '')

const confirmAt = async (path: string, product: Product) => {
  open(path, { proposalId: 'O1', ...product })
  render(<PayConfirmPage />)
  await person.click(await screen.findByRole('checkbox'))
  await press('确认并支付')
}
const openCashier = (params: Record<string, string>) => {
  open('/payment', { payOrderId: 'P1', ...params })
  render(<PaymentPage />)
}

beforeEach(() => {
  visits.length = 0
  forgetProductPages()
  useVisit.setState({ context: {} })
  connectLinks(() => useVisit.getState().context)
  signIn()
})
afterEach(() => {
  stoppedPaying()
  signOut()
})

/** The pay order was made in another app, so this app needs a new one. */
const elsewhere = () => ({ data: cashierOrder(shanghai, { placedIn: 'MINI_PROGRAM' }) })

const refusals: [string, { code: number; message?: string; extra?: object }, string, string][] = [
  ['ER044', { code: 70707, message: '渠道限额#请更换支付方式' }, '渠道限额', '请更换支付方式'],
  ['ER044', { code: 999, extra: { codeMsg: '渠道升级#明早再来' } }, '渠道升级', '明早再来'],
  ['ER043', { code: 999, extra: { codeMsg: '今晚升级' } }, '今晚升级', ''],
  ['ER042', { code: 70707, message: '渠道繁忙' }, '渠道繁忙', ''],
  ['ER042', { code: 70707, message: '' }, '订单创建失败', ''],
  ['ER042', { code: errorCodes.BAD_REQUEST }, '订单创建失败', ''],
  ['ER042', { code: errorCodes.SALE_CLOSED }, '投保时间已截止', ''],
]

describe('an order that is refused', () => {
  test.each(refusals)('%s %j: pay-confirm says %s', async (_row, answer, title, body) => {
    gateway(shanghai, { createPayOrder: () => answer })
    await confirmAt('/pay-confirm-v3', shanghai)
    await seeTold(title, body)
  })

  test.each(refusals)('%s %j: the cashier says %s', async (_row, answer, title, body) => {
    gateway(shanghai, { createPayOrder: () => answer, getCashierOrder: elsewhere })
    openCashier(shanghai)
    await press('立即支付')
    // The order exists there, and only its payment did not start.
    await seeTold(title === '订单创建失败' ? '支付未能发起' : title, body)
  })

  test('ER044 is told so to whoever pays for somebody else', async () => {
    gateway(shanghai, { createOpenPayOrder: () => ({ code: 70707, message: '限额#明天再试' }) })
    render(<OpenPayment payToken="T" />)
    await screen.findByRole('heading', { name: '限额' })
    screen.getByText('明天再试')
  })
})

test('an order whose answer was lost is asked for again under the same key', async () => {
  let answer: 'unreachable' | { data: ReturnType<typeof opened> } = 'unreachable'
  const asked = gateway(shanghai, { createPayOrder: () => answer })
  await confirmAt('/pay-confirm-v3', shanghai)
  const retry = await screen.findByRole('button', { name: '重试' })
  answer = { data: opened() }
  await person.click(retry)
  await waitFor(() => expect(lastVisit()).toMatch(/payOrderId=P2/))
  const keys = payCalls(asked).map((call) => call.headers[headers.idempotencyKey])
  expect(new Set(keys).size).toBe(1)
})

const failures: [string, Partial<PayState>, string, string][] = [
  ['ER044', { payStatus: 'PAID_FAIL', errorMessage: '余额不足#请充值' }, '余额不足', '请充值'],
  ['ER043', { payStatus: 'PAID_FAIL', extra: { code: 999 } }, '系统维护中，暂时无法操作', ''],
]

describe('an order that failed', () => {
  test.each([
    ...failures,
    ['ER038', { payStatus: 'PAID_FAIL', errorMessage: '' }, '订单创建失败', ''],
    [
      'ER038',
      { payStatus: 'PAID_FAIL', errorMessage: '单笔限100元' },
      '订单创建失败',
      '单笔限100元',
    ],
    ['ER039', { payStatus: 'EXPIRED', errorMessage: 'X' }, '支付订单已超时，请重新下单', ''],
    ['ER040', { payStatus: 'CANCEL', errorMessage: '' }, '该订单已取消', ''],
  ] satisfies typeof failures)('%s as it was made, %j: %s', async (_row, state, title, body) => {
    gateway(shanghai, { createPayOrder: () => ({ data: { ...opened(), ...state } }) })
    await confirmAt('/pay-confirm-v3', shanghai)
    await seeTold(title, body)
    expect(visits).toEqual([])
  })

  test('ER038 where none could be made in place of one from another app: nobody leaves', async () => {
    const none = { payStatus: 'PAID_FAIL', payOrderId: '', errorMessage: '限额#单笔100元' } as const
    gateway(shanghai, {
      createPayOrder: () => ({ data: { ...opened(), ...none } }),
      getCashierOrder: elsewhere,
    })
    openCashier(shanghai)
    await press('立即支付')
    await seeTold('限额', '单笔100元')
    expect(visits).toEqual([])
  })

  test('ER038 where none could be made for who holds a note', async () => {
    const none = { payStatus: 'PAID_FAIL', payOrderId: '', errorMessage: '单笔限100元' } as const
    gateway(shanghai, { createOpenPayOrder: () => ({ data: { ...opened(), ...none } }) })
    render(<OpenPayment payToken="T" />)
    await screen.findByRole('heading', { name: '订单创建失败' })
    screen.getByText('单笔限100元')
  })

  test.each(failures)('%s at the cashier, %j: %s', async (_row, state, title, body) => {
    gateway(shanghai, { getPayStatus: () => ({ data: { ...unpaid, ...state } }) })
    openCashier(shanghai)
    await seeTold(title, body)
  })
})

describe('ER062 what is checked afterwards, where another way to pay is chosen at the cashier', () => {
  test('is told of that way first, and not taken before the person goes on', async () => {
    const asked = gateway(union, { createPayOrder: () => ({ data: opened() }) })
    openCashier(union)
    await choose('平安付')
    await press('立即支付')
    await seeTold('核保提醒', '平安付扣费¥258.00后')
    expect(payTypesAsked(asked)).toEqual([])
    await press('立即支付')
    await press('继续支付')
    await waitFor(() => expect(payTypesAsked(asked)).toEqual(['PA_PAY']))
  })

  test('is told where the order is paid again after it failed', async () => {
    const failed = { ...unpaid, payStatus: 'PAID_FAIL', errorMessage: '余额不足#请充值' } as const
    const asked = gateway(union, {
      getPayStatus: () => ({ data: failed }),
      createPayOrder: () => ({ data: opened() }),
    })
    openCashier(union)
    await seeTold('余额不足')
    await choose('平安付')
    await press('重新支付')
    await seeTold('核保提醒', '平安付')
    expect(payTypesAsked(asked)).toEqual([])
  })

  test.each([
    ['of its own way it was told before', union, '微信支付', 'WC_PAY'],
    ['a product that is not checked has nothing to tell', shanghai, '银行卡支付', 'BANK_PAY'],
  ] as const)('%s', async (_why, product, way, payType) => {
    const asked = gateway(product, {
      createPayOrder: () => ({ data: opened() }),
      getCashierOrder: () => ({ data: cashierOrder(product, { placedIn: 'MINI_PROGRAM' }) }),
    })
    openCashier(product)
    await choose(way)
    await press('立即支付')
    await waitFor(() => expect(payTypesAsked(asked)).toEqual([payType]))
  })
})

describe('a way to pay that this host cannot open', () => {
  afterEach(() => visit('browser'))

  test('is not offered in a mini-program, whatever its app id', async () => {
    visit('web-view')
    gateway(shanghai, {})
    openCashier(shanghai)
    await screen.findByRole('button', { name: '立即支付' })
    expect(screen.queryByText('银行卡支付')).toBeNull()
  })

  test('of an order that was placed elsewhere is told, and waits for nothing', async () => {
    const sheet = {
      kind: 'wxpay',
      timeStamp: '1',
      nonceStr: 'n',
      package: 'prepay_id=1',
      signType: 'RSA',
      paySign: 's',
    } as const
    const asked = gateway(shanghai, {
      getCashierOrder: () => ({ data: cashierOrder(shanghai, { payParams: sheet }) }),
    })
    openCashier(shanghai)
    await press('立即支付')
    await seeTold('支付页面没有打开', '未产生扣费')
    expect(screen.queryByText('正在确认支付结果')).toBeNull()
    expect(payTypesAsked(asked)).toEqual([])
  })
})

describe("RT104 from Shanghai's own address", () => {
  const paid = { ...unpaid, payStatus: 'PAID_OK' } as const

  test.each([
    ['/shanghai/pay-confirm', true],
    ['/pay-confirm-v3', false],
  ])('%s leads on to the cashier, which knows', async (path, own) => {
    gateway(shanghai, { createPayOrder: () => ({ data: opened() }) })
    await confirmAt(path, shanghai)
    await waitFor(() => expect(lastVisit()).toMatch(/^\/payment\?/))
    expect(lastVisit().includes('by=city')).toBe(own)
  })

  test.each([
    ['as the address says', { by: 'city' }, false, '/shanghai/result'],
    ['as it began, where a cashier leads back without', {}, true, '/shanghai/result'],
    ['or at the usual one', {}, false, '/insure-result'],
  ])('it ends %s', async (_how, params, began, result) => {
    if (began) beganPaying('P1', '2', 'city')
    gateway(shanghai, { getPayStatus: () => ({ data: paid }) })
    openCashier({ ...shanghai, ...params })
    await waitFor(() => expect(lastVisit()).toMatch(/result/))
    const { pathname, searchParams } = new URL(lastVisit(), 'https://any.example')
    expect(pathname).toBe(result)
    expect(searchParams.get('proposalId')).toBe('O1')
  })

  test.each([
    ['/shanghai/result', '/shanghai/order/detail'],
    ['/insure-result', '/order-detail'],
  ])('%s leads to the order at %s', async (path, order) => {
    gateway(shanghai, { getResult: () => ({ data: aResult() }) })
    open(path, { proposalId: 'O1', ...shanghai })
    render(<ResultPage />)
    await press('查看订单')
    expect(lastVisit().split('?')[0]).toBe(order)
  })
})
