import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import OrderDetailPage from '@/pages/account/order-detail'
import PolicyDetailPage from '@/pages/account/policy-detail'
import ServicePage from '@/pages/account/service'
import InsurePage from '@/pages/insure'
import ApplyPage from '@/pages/purchase/apply'
import PayConfirmPage from '@/pages/purchase/pay-confirm'
import { connectLinks } from '@/routes/build'
import { forgetProductPages } from '@/stores/catalogue'
import { resetPurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { NoticesBody } from '@/subjects/apply/dialogs/notices/body'
import { ReminderBody } from '@/subjects/popups/dialogs/reminder/body'
import { setElderMode } from '@/ui/shell/elder-mode'
import { PageHeader as NativeHeader } from '@/ui/shell/page-header.weapp'
import { loadCatalogue } from '../../../server/catalogue/load'
import { aWholeOrder, aWholePolicy } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { heardGateway, shanghai } from '../../support/ui/gateway'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

/** 长辈版 has fewer choices: what a person came for, the telephone, and one thing after another. */

const PHONE = '400-000-3101'
const person = userEvent.setup()
const open = (Page: ComponentType, path: string, params: Record<string, string> = {}): void => {
  cleanup()
  window.history.replaceState({ idx: 0 }, '', path)
  page.params = { ...params }
  render(<Page />)
}
const doors = async () => screen.findByRole('navigation', { name: '常用功能' })
const doorNames = async () =>
  within(await doors())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Parts that load later are loaded before, so that the first test is as quick as the others. */
beforeAll(async () => {
  await import('@/subjects/insure/elder-top')
  await import('@/subjects/insure/below-the-fold')
})
beforeEach(() => {
  visit('browser')
  visits.length = 0
  useVisit.setState({ context: {} })
  connectLinks(() => useVisit.getState().context)
  forgetProductPages()
  resetPurchase()
  heardGateway()
  act(() => setElderMode(true))
})
afterEach(() => {
  act(() => setElderMode(false))
  signOut()
})

test('the page of a product begins with the three things one came for', async () => {
  open(InsurePage, '/insure', shanghai)
  expect(await doorNames()).toEqual(['买保险', '我的保障', '打电话问'])
  const nav = within(await doors())
  const call = nav.getByRole('link', { name: `打电话问 ${PHONE}` })
  expect(call.getAttribute('href')).toBe('tel:4000003101')
  const mine = nav.getByRole('link', { name: '我的保障' })
  expect(mine.getAttribute('href')).toMatch(/^\/tab\/policy-analysis\?/)
  await person.click(nav.getByRole('button', { name: '买保险' }))
  expect(visits.at(-1)?.url).toMatch(/^\/insure-apply\?/)
})

test.each([
  ['长辈版', true],
  ['the usual version', false],
])('a child can be asked to fill in from the page of a product: %s', async (_of, elder) => {
  setElderMode(elder)
  open(InsurePage, '/insure', shanghai)
  await person.click(await screen.findByRole('button', { name: '请子女代办' }))
  expect(visits.at(-1)?.url).toMatch(/^\/delegation\?/)
  expect(screen.queryAllByText(/^填写不方便/)).toHaveLength(elder ? 1 : 0)
})

test('its sections are folded but the first, and nothing is left out', async () => {
  open(InsurePage, '/insure', shanghai)
  const unfold = await screen.findAllByRole('button', { name: /^展开/ })
  act(() => setElderMode(false))
  const titles = await screen.findAllByRole('region')
  act(() => setElderMode(true))
  expect(unfold.length).toBeGreaterThan(5)
  for (const button of await screen.findAllByRole('button', { name: /^展开/ }))
    await person.click(button)
  expect(screen.queryAllByRole('button', { name: /^展开/ })).toEqual([])
  const shown = screen.getAllByRole('region').map(({ textContent }) => textContent ?? '')
  for (const { textContent } of titles)
    expect(shown.some((text) => text.includes((textContent ?? '').slice(-20)))).toBe(true)
})

test('where no product is known, a door leads to customer service instead of a number', async () => {
  open(InsurePage, '/insure')
  expect(await doorNames()).toEqual(['我的保障', '问客服'])
  expect(screen.queryByRole('link', { name: /^打电话/ })).toBeNull()
  screen.getByRole('link', { name: '客服' })
})

test('我的保障 leads to buying, to claiming and to the telephone', async () => {
  signIn()
  open(ServicePage, '/tab/policy-analysis', { ...shanghai, tab: 'policy' })
  expect(await doorNames()).toEqual(['买保险', '怎么理赔', '打电话问'])
})

test('each page calls in one tap; the standard version leads to customer service', async () => {
  signIn()
  open(ApplyPage, '/insure-apply', shanghai)
  const call = await screen.findByRole('link', { name: `打电话给客服 ${PHONE}` })
  expect(call.textContent).toBe('打电话')
  expect(call.getAttribute('href')).toBe('tel:4000003101')
  expect(screen.queryByRole('link', { name: '客服' })).toBeNull()
  act(() => setElderMode(false))
  await screen.findByRole('link', { name: '客服' })
  expect(screen.queryByRole('link', { name: /^打电话/ })).toBeNull()
})

test('the mini-program has the telephone below the bar of WeChat, and nothing without a number', () => {
  const of = { title: '页面', back: undefined, hidden: false }
  const { container, rerender } = render(<NativeHeader {...of} phone={PHONE} />)
  screen.getByRole('link', { name: `打电话给客服 ${PHONE}` })
  rerender(<NativeHeader {...of} phone={undefined} />)
  expect(container.textContent).toBe('')
})

describe('a notice', () => {
  const stored = loadCatalogue().page(shanghai.cityCode, shanghai.productCode)
  const notices = (stored?.notices ?? []).filter(({ type }) => type === 'healthConfirm')
  const [notice] = notices

  test('begins with sentences of its text, and only the whole text counts as read', async () => {
    const onRead = jest.fn()
    const show = () =>
      render(
        <NoticesBody
          notices={notices}
          onRead={onRead}
          onAgree={jest.fn()}
          confirm={jest.fn()}
          cancel={jest.fn()}
        />,
      )
    show()
    screen.getByRole('heading', { name: '先看要点' })
    for (const point of notice?.brief ?? []) {
      screen.getByText(point)
      expect(notice?.content.some((paragraph) => paragraph.includes(point))).toBe(true)
    }
    expect(screen.queryByText(notice?.content.at(-1) ?? '')).toBeNull()
    expect(screen.queryByRole('button', { name: '我已阅读并同意' })).toBeNull()
    expect(onRead).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: '阅读全文' }))
    for (const paragraph of notice?.content ?? []) screen.getByText(paragraph)
    screen.getByRole('button', { name: '我已阅读并同意' })
    expect(onRead).toHaveBeenCalledTimes(1)
    cleanup()
    act(() => setElderMode(false))
    show()
    screen.getByText(notice?.content.at(-1) ?? '')
  })
})

describe('no clock decides for a slow reader', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  test.each([
    ['the standard version', false, 1],
    ['长辈版', true, 0],
  ])('in %s', (_of, elder, answered) => {
    setElderMode(elder)
    const confirm = jest.fn()
    const controls = { confirm, cancel: jest.fn() }
    render(<ReminderBody text="未完成" auto={{ seconds: 2, answer: 'goOn' }} {...controls} />)
    act(() => jest.advanceTimersByTime(5000))
    expect(confirm).toHaveBeenCalledTimes(answered)
  })
})

test('an order whose time is over begins again with everybody by one tap', async () => {
  signIn()
  const asked = answerWith({
    getOrder: () => ({ data: aWholeOrder({ status: 'EXPIRED' }) }),
    buyAgain: () => ({ data: shanghai }),
  })
  open(OrderDetailPage, '/order-detail', { orderId: 'O1' })
  await person.click(await screen.findByRole('button', { name: '再次投保' }))
  expect(asked.find(({ name }) => name === 'buyAgain')?.data).toEqual({ orderId: 'O1' })
  expect(visits.at(-1)?.url).toMatch(/^\/insure-apply\?/)
})

describe('pages of what was bought are simplified, not only enlarged', () => {
  const regions = () =>
    screen
      .getAllByRole('region')
      .map((one) => within(one).getByRole('heading', { level: 2 }).textContent)
  const unfold = async (name: string) => person.click(await screen.findByRole('button', { name }))

  test('an order', async () => {
    signIn()
    answerWith({ getOrder: () => ({ data: aWholeOrder({ status: 'PAID' }) }) })
    open(OrderDetailPage, '/order-detail', { orderId: 'O1' })
    await screen.findByRole('button', { name: '看订单的全部信息' })
    const few = regions()
    for (const title of ['订单进度', '投保人']) expect(few).not.toContain(title)
    await unfold('看订单的全部信息')
    for (const title of ['订单进度', '投保人', '被保人']) expect(regions()).toContain(title)
    await unfold('收起')
    expect(regions()).toEqual(few)
  })

  test('a policy', async () => {
    signIn()
    answerWith({ getPolicy: () => ({ data: aWholePolicy() }) })
    open(PolicyDetailPage, '/policy-detail', { policyId: 'Y1' })
    expect(await doorNames()).toEqual(['电子保单', '怎么理赔', '续保', '打电话问'])
    screen.getByText('住院医疗')
    expect(screen.queryByText('备案名称')).toBeNull()
    await unfold('看保单的全部信息')
    screen.getByText('备案名称')
  })

  test('how to claim', async () => {
    signIn()
    open(ServicePage, '/tab/claim-service', { ...shanghai, tab: 'claim' })
    await screen.findByRole('button', { name: '看更多理赔说明' })
    expect(screen.queryByText('购药与处方')).toBeNull()
    const few = regions().length
    await unfold('看更多理赔说明')
    expect(regions().length).toBeGreaterThan(few)
  })

  test('the order before it is paid: names and numbers by a line of its own', async () => {
    signIn()
    const heard = heardGateway({
      other: {
        showPeople: () => ({
          data: {
            applicant: { name: '王建国', credentialNo: '110101195603070011' },
            insurants: [
              { name: '王建国', credentialNo: '110101195603070011' },
              { name: '李秀英', credentialNo: '110101195805120024' },
            ],
          },
        }),
      },
    })
    open(PayConfirmPage, '/pay-confirm-v3', { ...shanghai, proposalId: 'O1' })
    const show = await screen.findByRole('button', { name: '显示完整姓名和证件号码' })
    expect(show.textContent).toContain('显示完整姓名和证件号码')
    expect(screen.queryByRole('list', { name: /^投保步骤/ })).toBeNull()
    await person.click(show)
    await screen.findByText('110101195805120024')
    expect(heard.filter(({ name }) => name === 'showPeople')).toHaveLength(1)
  })
})
