import { act, render, screen, waitFor } from '@testing-library/react'
import { gatedPage } from '@/page/gated-page'
import { connectLinks } from '@/routes/build'
import { startVisit, useVisit } from '@/stores/visit'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

const Page = gatedPage('orderDetail', ({ orderId }) => <p>订单{orderId}在此</p>)

beforeEach(() => {
  visits.length = 0
  page.params = { orderId: 'O1', wtagid: 'W 1' }
  window.history.replaceState(null, '', '/order-detail?orderId=O1&wtagid=W%201')
  connectLinks(() => useVisit.getState().context)
  startVisit({ context: { cityCode: '310000', productCode: 'PP57', wtagid: 'W 1' }, env: 0 })
})
afterEach(signOut)

test('who is signed in is let in at once', () => {
  signIn()
  render(<Page />)
  screen.getByText('订单O1在此')
  expect(visits).toEqual([])
})

test('a visitor is led to the login, which knows the way back, once', async () => {
  render(<Page />)
  expect(screen.queryByText('订单O1在此')).toBeNull()
  screen.getByRole('status', { name: '加载中...' })
  await waitFor(() => expect(visits).toHaveLength(1))
  const { how, url = '' } = visits[0] ?? {}
  expect(how).toBe('redirectTo')
  const [path, query] = url.split('?')
  expect(path).toBe('/login')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    cityCode: '310000',
    productCode: 'PP57',
    wtagid: 'W 1',
    redirectPath: '/order-detail?orderId=O1&wtagid=W%201',
  })
})

test('a page that is being left for the login does not name the login as the way back', async () => {
  render(<Page />)
  await waitFor(() => expect(visits).toHaveLength(1))
  window.history.replaceState(null, '', '/login?redirectPath=%2Forder-detail')
  act(() => page.show())
  await act(() => Promise.resolve())
  expect(visits).toHaveLength(1)
})

test('a login that ended while the page was away is asked for again', async () => {
  signIn()
  render(<Page />)
  act(() => page.hide())
  signOut()
  act(() => page.show())
  await waitFor(() => expect(visits).toHaveLength(1))
  expect(screen.queryByText('订单O1在此')).toBeNull()
})
