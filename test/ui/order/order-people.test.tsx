import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import OrderDetailPage from '@/pages/account/order-detail'
import { aWholeOrder } from '../../support/records'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page, visits } from '../../support/ui/taro'

/** The people of an order: their data on the page, and the choice of people to insure again. */

const person = userEvent.setup()
const dialog = () => screen.findByRole('dialog')
const lastVisit = () => decodeURIComponent(visits.at(-1)?.url ?? '')

beforeEach(() => {
  visits.length = 0
  page.params = { orderId: 'O1' }
  // The router leaves this state, and the guard of Back reads its index.
  window.history.replaceState({ idx: 0 }, '', '/order-detail')
  signIn()
})
afterEach(signOut)

test('what a product asked beside the usual is shown with the applicant', async () => {
  const order = aWholeOrder()
  const extra = [{ label: '所在区县', text: '市中区' }]
  answerWith({
    getOrder: () => ({ data: { ...order, applicant: { ...order.applicant, extra } } }),
  })
  render(<OrderDetailPage />)
  await screen.findByText('所在区县')
  screen.getByText('市中区')
})

test('DL052 who is insured again is chosen from a list, where everybody is ticked', async () => {
  const asked = answerWith({
    getOrder: () => ({ data: aWholeOrder({ status: 'CANCELLED' }) }),
    buyAgain: () => ({ data: { cityCode: '310000', productCode: 'PP57' } }),
  })
  render(<OrderDetailPage />)
  const again = async () => {
    await person.click(await screen.findByRole('button', { name: '再次投保' }))
    return within(await dialog())
  }
  const left = await again()
  expect(left.getAllByRole('checkbox').every((one) => (one as HTMLInputElement).checked)).toBe(true)
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.some(({ name }) => name === 'buyAgain')).toBe(false)

  const list = await again()
  await person.click(list.getByRole('checkbox', { name: /王\*\* 本人/ }))
  await person.click(list.getByRole('button', { name: '确认选择' }))
  await waitFor(() => expect(lastVisit()).toMatch(/^\/insure\?/))
  expect(asked.find(({ name }) => name === 'buyAgain')?.data).toEqual({
    orderId: 'O1',
    people: [1],
  })
})
