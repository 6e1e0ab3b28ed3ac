import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import ServicePage from '@/pages/account/service'
import InsurePage from '@/pages/insure'
import ApplyPage from '@/pages/purchase/apply'
import { connectLinks } from '@/routes/build'
import { forgetProductPages } from '@/stores/catalogue'
import { resetPurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { setElderMode } from '@/ui/shell/elder-mode'
import { PageHeader as NativeHeader } from '@/ui/shell/page-header.weapp'
import { heardGateway, shanghai } from './heard/gateway'
import { visit } from './hosts'
import { signIn, signOut } from './signed-in'
import { page, visits } from './taro'

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
  await import('@/features/product/elder-top')
  await import('@/features/product/below-the-fold')
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
