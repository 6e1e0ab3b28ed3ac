import { groupOrders } from '@/domain/order/groups'

const order = (orderId: string, createdAt: string, people: string[]) => ({
  orderId,
  createdAt,
  cityCode: '310000',
  productCode: 'PP57',
  people,
})
const one = order('O1', '2026-11-20T01:00:00.000Z', ['李**', '王**'])
const two = order('O2', '2026-11-21T01:00:00.000Z', ['王**'])
const three = order('O3', '2026-11-21T01:00:00.000Z', ['王**', '王**'])

const grouped = (orders: readonly (typeof one)[]) =>
  groupOrders(orders, ({ people }) => people).map(({ key, orders: own }) => [
    key,
    own.map(({ orderId }) => orderId).join(),
  ])

test('an order is in the group of each of its people, once, the newest first', () => {
  expect(grouped([one, two, three])).toEqual([
    ['李**', 'O1'],
    ['王**', 'O3,O2,O1'],
  ])
})

test('the order does not depend on how the orders were loaded', () => {
  expect(grouped([three, one, two])).toEqual(grouped([one, two, three]))
})
