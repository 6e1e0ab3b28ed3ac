import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import OrderCenterPage from '@/pages/account/order-center'
import OrderDetailPage from '@/pages/account/order-detail'
import { beganPaying, stoppedPaying } from '@/stores/paying'
import { anOrder, aWholeOrder } from '../../support/records'
import { answerWith, type Asked } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

const person = userEvent.setup()
const lastVisit = () => decodeURIComponent(visits.at(-1)?.url ?? '')
const dialog = () => screen.findByRole('dialog')
/** Only calls for the list, without those for the reminder. */
const lists = (asked: Asked[]) => asked.filter(({ name }) => name === 'listOrders')

beforeEach(() => {
  visits.length = 0
  page.params = {}
  // The router leaves this state, and the guard of Back reads its index.
  window.history.replaceState({ idx: 0 }, '', '/order-center')
  signIn()
})
afterEach(signOut)

describe('the list of orders', () => {
  test('shows who, how much, since when and until when, and leads on to paying', async () => {
    answerWith({ listOrders: () => ({ data: { list: [anOrder()], nextCursor: null } }) })
    render(<OrderCenterPage />)
    const card = await screen.findByRole('link', { name: /沪惠保/ })
    expect(card.textContent).toContain('待支付')
    expect(card.textContent).toContain(
      '2位被保人王** · 本人 · 证件尾号0011李** · 配偶 · 证件尾号0024',
    )
    expect(card.textContent).toContain('下单时间 2026-11-21 09:05')
    screen.getByText('¥258.00')
    screen.getByText(/^请在.*前完成支付$/)
    screen.getByText(/^00:(29:5\d|30:00)$/)
    await person.click(screen.getByRole('button', { name: '去支付' }))
    expect(lastVisit()).toMatch(/^\/payment\?.*payOrderId=P1/)
    await person.click(card)
    expect(lastVisit()).toMatch(/^\/order-detail\?.*orderId=O1/)
  })

  test('an order that can be paid for days says how many', async () => {
    const expireAt = new Date(Date.now() + 254.99 * 3_600_000).toISOString()
    answerWith({
      listOrders: () => ({ data: { list: [anOrder({ expireAt })], nextCursor: null } }),
    })
    render(<OrderCenterPage />)
    await screen.findByText(/^10天14:59:\d\d$/)
  })

  test('an order whose money may be on its way is not asked for: its outcome is', async () => {
    beganPaying('P1', '1')
    const order = aWholeOrder({ payOrderId: 'P1', status: 'PAYING' })
    answerWith({
      listOrders: () => ({ data: { list: [order], nextCursor: null } }),
      getOrder: () => ({ data: order }),
    })
    const seen = async () => {
      const ask = await screen.findByRole('button', { name: '查询结果' })
      screen.getByText('正在确认支付结果')
      screen.getByText('请勿重复支付，结果可能需要几分钟。')
      for (const name of ['去支付', '取消订单'])
        expect(screen.queryByRole('button', { name })).toBeNull()
      expect(screen.queryByText(/请在.*前完成支付/)).toBeNull()
      return ask
    }
    const { unmount } = render(<OrderCenterPage />)
    await person.click(await seen())
    expect(lastVisit()).toMatch(/^\/payment\?.*payOrderId=P1/)
    unmount()
    page.params = { orderId: 'O1' }
    render(<OrderDetailPage />)
    await seen()
    stoppedPaying()
  })

  test('an order without a pay order goes on at choosing how to pay', async () => {
    const list = [anOrder({ status: 'CONFIRMED', payOrderId: null })]
    answerWith({ listOrders: () => ({ data: { list, nextCursor: null } }) })
    render(<OrderCenterPage />)
    await person.click(await screen.findByRole('button', { name: '去支付' }))
    expect(lastVisit()).toMatch(/^\/pay-confirm-v3\?.*proposalId=O1/)
  })

  test.each([
    ['city', 'P1', /^\/payment\?.*by=city/],
    ['city', null, /^\/shanghai\/pay-confirm\?/],
    [undefined, 'P1', /^\/payment\?(?!.*by=)/],
  ] as const)('RT104 by %s, paying order %s goes on there', async (by, payOrderId, path) => {
    const order = aWholeOrder({ payOrderId })
    answerWith({
      listOrders: () => ({ data: { list: [order], nextCursor: null } }),
      getOrder: () => ({ data: order }),
    })
    page.params = { orderId: 'O1', ...(by && { by }) }
    for (const Page of [OrderCenterPage, OrderDetailPage]) {
      const shown = render(<Page />)
      await person.click(await screen.findByRole('button', { name: '去支付' }))
      expect(lastVisit()).toMatch(path)
      shown.unmount()
    }
  })

  test('a paid order waits for nothing', async () => {
    const list = [anOrder({ status: 'PAID', paidAt: '2026-11-21T01:10:00.000Z', payOrderId: null })]
    answerWith({ listOrders: () => ({ data: { list, nextCursor: null } }) })
    render(<OrderCenterPage />)
    await screen.findByRole('link', { name: /已支付/ })
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
    expect(screen.queryByText(/前完成支付/)).toBeNull()
  })

  test('tabs ask for their own orders', async () => {
    const asked = answerWith({
      listOrders: ({ status }) => ({
        data: {
          list: status === 'PAID' ? [] : [anOrder({ productName: String(status) })],
          nextCursor: null,
        },
      }),
    })
    render(<OrderCenterPage />)
    await screen.findByRole('link', { name: /ALL/ })
    const tab = screen.getByRole('tab', { name: '待支付' })
    expect(tab.getAttribute('aria-selected')).toBe('false')
    await person.click(tab)
    expect(tab.getAttribute('aria-selected')).toBe('true')
    const panel = screen.getByRole('tabpanel', { name: '待支付' })
    await within(panel).findByRole('link', { name: /UNPAID/ })
    await person.click(screen.getByRole('tab', { name: '已支付' }))
    await screen.findByRole('heading', { name: '暂无订单' })
    await person.click(screen.getByRole('button', { name: '去投保' }))
    expect(lastVisit()).toMatch(/^\/insure/)
    expect(lists(asked).map(({ data }) => data)).toEqual([
      { status: 'ALL' },
      { status: 'UNPAID' },
      { status: 'PAID' },
    ])
  })

  test('RT100 at the address of Shanghai only orders of Shanghai are asked for', async () => {
    page.params = { cityCode: '310000', productCode: 'PP57', by: 'city' }
    const asked = answerWith({
      listOrders: () => ({ data: { list: [], nextCursor: null } }),
      getUnpaidProposal: () => ({ code: -1 }),
    })
    render(<OrderCenterPage />)
    await screen.findByRole('button', { name: '去投保' })
    expect(lists(asked)[0]?.data).toEqual({ cityCode: '310000', status: 'ALL' })
    const popups = () => asked.filter(({ name }) => name === 'getUnpaidProposal')
    await waitFor(() => expect(popups()).toHaveLength(1))
    expect(popups()[0]?.data).toEqual({ cityCode: '310000' })
  })

  test('查看更多 adds the next page, once, and a return reads all of it again', async () => {
    const asked = answerWith({
      listOrders: ({ cursor }) => ({
        data: cursor
          ? { list: [anOrder({ orderId: 'O2', productName: '第二单' })], nextCursor: null }
          : { list: [anOrder({ productName: '第一单' })], nextCursor: 'O1' },
      }),
    })
    render(<OrderCenterPage />)
    await person.click(await screen.findByRole('button', { name: '查看更多' }))
    await screen.findByRole('link', { name: /第二单/ })
    screen.getByRole('link', { name: /第一单/ })
    expect(screen.queryByRole('button', { name: '查看更多' })).toBeNull()
    act(() => page.hide())
    act(() => page.show())
    await waitFor(() => expect(lists(asked)).toHaveLength(4))
    expect(lists(asked).map(({ data }) => (data as { cursor?: string }).cursor)).toEqual([
      undefined,
      'O1',
      undefined,
      'O1',
    ])
  })

  test('an order whose time is over is read again', async () => {
    const over = new Date(Date.now() - 1000).toISOString()
    const asked = answerWith({
      listOrders: () => ({
        data: {
          list: [anOrder(lists(asked).length > 1 ? { status: 'EXPIRED' } : { expireAt: over })],
          nextCursor: null,
        },
      }),
    })
    render(<OrderCenterPage />)
    await screen.findByRole('link', { name: /已失效/ })
    expect(lists(asked)).toHaveLength(2)
  })

  test('an order whose time is over cannot be paid any more', async () => {
    const expireAt = new Date(Date.now() - 1000).toISOString()
    answerWith({ getOrder: () => ({ data: aWholeOrder({ expireAt }) }) })
    page.params = { orderId: 'O1' }
    render(<OrderDetailPage />)
    await screen.findByText(/^付款时间已过/)
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
  })

  test('a failure says so and can be tried again', async () => {
    let reached = false
    answerWith({
      listOrders: () => (reached ? { data: { list: [], nextCursor: null } } : 'unreachable'),
    })
    render(<OrderCenterPage />)
    const failure = await screen.findByRole('alert')
    expect(failure.textContent).toContain('网络不可用，请检查网络连接')
    reached = true
    await person.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByRole('heading', { name: '暂无订单' })
  })
})

describe('one order', () => {
  beforeEach(() => {
    page.params = { orderId: 'O1' }
  })

  test('shows people, premiums and payment', async () => {
    answerWith({ getOrder: () => ({ data: aWholeOrder() }) })
    render(<OrderDetailPage />)
    await screen.findByRole('heading', { name: '待支付' })
    const facts = screen.getByRole('region', { name: '沪惠保' })
    expect(facts.textContent).toContain('¥258.00')
    expect(facts.textContent).toContain('2026-12-01 – 2027-11-30')
    const buyer = screen.getByRole('region', { name: '投保人' })
    expect(buyer.textContent).toContain('身份证110************011')
    expect(buyer.textContent).toContain('*******8000')
    const people = within(screen.getByRole('region', { name: '被保人' })).getAllByRole('listitem')
    expect(people.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('王** · 本人'),
      expect.stringContaining('李** · 配偶'),
    ])
    expect(people[1]?.textContent).toContain('¥129.00')
    await person.click(screen.getByRole('button', { name: '去支付' }))
    expect(lastVisit()).toMatch(/^\/payment\?.*payOrderId=P1/)
  })

  test('a paid order leads to its policies and offers nothing to cancel', async () => {
    const waiting = { policyId: 'Y1', policyNo: 'N1', insurantName: '王**' }
    const policies = [{ ...waiting, status: 'WAITING' as const }]
    const paidAt = '2026-11-21T01:10:00.000Z'
    answerWith({ getOrder: () => ({ data: aWholeOrder({ status: 'PAID', paidAt, policies }) }) })
    render(<OrderDetailPage />)
    await screen.findByText('2026-11-21 09:10')
    await person.click(screen.getByRole('link', { name: /王\*\*.*待生效 · N1/ }))
    expect(lastVisit()).toMatch(/^\/policy-detail\?.*policyId=Y1/)
    expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull()
  })

  test('is cancelled once asked and confirmed, always with the same key', async () => {
    let status: 'UNPAID' | 'CANCELLED' = 'UNPAID'
    let failing = true
    const asked = answerWith({
      getOrder: () => ({ data: aWholeOrder({ status }) }),
      cancelOrder: ({ orderId }) => {
        if (failing) return 'unreachable'
        status = 'CANCELLED'
        return { data: { orderId, status } }
      },
    })
    render(<OrderDetailPage />)
    const cancel = async (answer: string) => {
      await person.click(await screen.findByRole('button', { name: '取消订单' }))
      await person.click(within(await dialog()).getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByText('确认取消该订单？')).toBeNull())
    }
    const cancels = () => asked.filter(({ name }) => name === 'cancelOrder')

    await cancel('暂不取消')
    expect(cancels()).toHaveLength(0)
    await cancel('确认取消')
    await person.click(await screen.findByRole('button', { name: '好的' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    failing = false
    await cancel('确认取消')
    await screen.findByRole('heading', { name: '已取消' })
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull()
    screen.getByRole('button', { name: '再次投保' })
    const keys = cancels().map(({ headers }) => headers['x-idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test('its number can be copied', async () => {
    answerWith({ getOrder: () => ({ data: aWholeOrder() }) })
    render(<OrderDetailPage />)
    await person.click(await screen.findByRole('button', { name: '复制订单号' }))
    expect(await navigator.clipboard.readText()).toBe('O1')
    await screen.findByText('复制成功')
  })

  test('one that is not there says so and leads back', async () => {
    answerWith({ getOrder: () => ({ code: 10001 }) })
    render(<OrderDetailPage />)
    await screen.findByRole('heading', { name: '未找到该订单' })
    await person.click(screen.getByRole('button', { name: '我的订单' }))
    expect(visits.at(-1)).toEqual({ how: 'redirectTo', url: '/order-center' })
  })
})
