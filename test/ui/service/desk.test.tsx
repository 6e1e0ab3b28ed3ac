import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ServiceEntry } from '@/contract/service'
import DeskPage from '@/pages/account/desk'
import OrderDetailPage from '@/pages/account/order-detail'
import ErrorPage from '@/pages/error'
import { connectLinks } from '@/routes/build'
import { useVisit } from '@/stores/visit'
import { loadCatalogue } from '../../../server/catalogue/load'
import { anOrder } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

const product = { cityCode: '310000', productCode: 'PP57' }
const stored = loadCatalogue().config('insure_product_page', '310000_PP57')
const read = { configKey: '', _configKey: '', notFound: false, message: '' }
const chat = { webUrl: 'https://work.weixin.qq.com/kfid/kf1' }
const person = userEvent.setup()

const openDesk = async (params: Record<string, string>, entry: ServiceEntry = {}) => {
  page.params = params
  answerWith({
    readConfig: () => ({ data: { ...read, configJsonValue: '', ...stored } }),
    getServiceEntry: () => ({ data: entry }),
  })
  render(<DeskPage />)
  await screen.findByRole('heading', { name: '客服' })
}
const lastVisit = () => decodeURIComponent(visits.at(-1)?.url ?? '')

beforeEach(() => {
  visit('browser')
  visits.length = 0
  useVisit.setState({ context: {} })
  connectLinks(() => useVisit.getState().context)
})
afterEach(signOut)

test('the questions of the product come first, then those of every product', async () => {
  await openDesk(product)
  const own = await screen.findByRole('region', { name: '安心保常见问题' })
  const all = screen.getByRole('region', { name: '订单、保单和账号' })
  expect(own.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await person.click(within(own).getByRole('button', { name: '保单什么时候生效？' }))
  within(own).getByText(/自次月1日零时起生效/)
  await person.click(within(all).getByRole('button', { name: '没有付款的订单怎么取消？' }))
  await person.click(within(all).getByRole('link', { name: '我的订单' }))
  expect(lastVisit()).toMatch(/^\/order-center\?/)
})

test('the number of the order is copied into the chat', async () => {
  const { bridge } = visit('web-view')
  bridge.answers['invokeMiniProgramAPI'] = 'invokeMiniProgramAPI:ok'
  await openDesk({ ...product, orderId: '20261125000000000001' }, { chat })
  const call = await screen.findByRole('link', { name: /^拨打电话 400-/ })
  expect(call.getAttribute('href')).toMatch(/^tel:\d+$/)
  screen.getByText('2026 1125 0000 0000 0001')
  await person.click(await screen.findByRole('button', { name: '在线客服' }))
  expect(await navigator.clipboard.readText()).toBe('20261125000000000001')
  // Only the mini-program itself has the chat, so its own desk opens.
  await waitFor(() =>
    expect(bridge.calls.at(-1)?.options).toMatchObject({
      arg: {
        url: '/pages/account/desk/index?cityCode=310000&productCode=PP57&orderId=20261125000000000001',
      },
    }),
  )
})

test('without a product the latest orders offer theirs', async () => {
  signIn()
  page.params = {}
  answerWith({
    listOrders: () => ({ data: { list: [anOrder()], nextCursor: null } }),
    getServiceEntry: () => ({ data: {} }),
  })
  render(<DeskPage />)
  await person.click(await screen.findByRole('link', { name: /订单号 O1/ }))
  expect(lastVisit()).toBe('/service-desk?orderId=O1&cityCode=310000&productCode=PP57')
  screen.getByRole('button', { name: '选择城市和产品' })
  expect(screen.queryByRole('link', { name: /^拨打/ })).toBeNull()
})

test('errors lead to the desk of the product', async () => {
  page.params = { type: 'notFound', ...product }
  const { unmount } = render(<ErrorPage />)
  await person.click(screen.getByRole('link', { name: '联系客服' }))
  expect(lastVisit()).toBe('/service-desk?cityCode=310000&productCode=PP57')
  unmount()

  signIn()
  page.params = { orderId: 'O1', ...product }
  answerWith({ getOrder: () => ({ code: 500 }) })
  render(<OrderDetailPage />)
  await person.click(await screen.findByRole('link', { name: '联系客服' }))
  expect(lastVisit()).toBe('/service-desk?cityCode=310000&productCode=PP57&orderId=O1')
})
