import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import OrderCenterPage from '@/pages/account/order-center'
import { anOrder } from '../../support/records'
import { answerWith, type Asked } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page } from '../../support/ui/taro'

const person = userEvent.setup()
/** Only calls for the list, without those for the reminder. */
const lists = (asked: Asked[]) => asked.filter(({ name }) => name === 'listOrders')

beforeEach(() => {
  page.params = {}
  signIn()
})
afterEach(signOut)

const by = (grouping: string) => person.click(screen.getByRole('radio', { name: grouping }))
const groups = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent, nextSibling }) => `${textContent} ${nextSibling?.textContent}`)
/** Two hundred orders in pages of twenty: of two products and three people. */
const answerMany = () => {
  const all = Array.from({ length: 200 }, (_, at) =>
    anOrder({
      orderId: `O${String(1000 + at)}`,
      productCode: at % 2 === 0 ? 'PP57' : 'SHJB',
      productName: at % 2 === 0 ? '沪惠保' : '沪家保',
      createdAt: new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString(),
      insurants: [{ insurantName: ['王**', '李**', '赵**'][at % 3] ?? '', relationType: 'SELF' }],
    }),
  )
  return answerWith({
    listOrders: ({ cursor }) => {
      const from = cursor ? Number(cursor.slice(1)) : 0
      const next = from + 20 < all.length ? `C${from + 20}` : null
      return { data: { list: all.slice(from, from + 20), nextCursor: next } }
    },
  })
}

test('by person and by product, with all two hundred in their groups', async () => {
  const asked = answerMany()
  render(<OrderCenterPage />)
  await screen.findAllByRole('link', { name: /沪惠保/ })
  await by('按家人')
  await screen.findByRole('region', { name: '赵** · 本人' })
  expect(groups()).toEqual(['李** · 本人 67笔订单', '王** · 本人 67笔订单', '赵** · 本人 66笔订单'])
  // Few cards are drawn until the user wants more.
  const group = screen.getByRole('region', { name: '赵** · 本人' })
  expect(within(group).getAllByRole('link')).toHaveLength(3)
  await person.click(within(group).getByRole('button', { name: '查看其余63笔订单' }))
  expect(within(group).getAllByRole('link')).toHaveLength(66)
  await by('按产品')
  expect(groups()).toEqual(['沪惠保 100笔订单', '沪家保 100笔订单'])
  // All orders were read once, besides the list's first page.
  expect(lists(asked)).toHaveLength(11)
})

test('a tab filters the groups', async () => {
  const asked = answerWith({
    listOrders: () => ({ data: { list: [anOrder()], nextCursor: null } }),
  })
  render(<OrderCenterPage />)
  await screen.findByRole('link', { name: /沪惠保/ })
  await by('按产品')
  await person.click(screen.getByRole('tab', { name: '已支付' }))
  await screen.findByRole('region', { name: '沪惠保' })
  expect(lists(asked).at(-1)?.data).toEqual({ status: 'PAID' })
})
