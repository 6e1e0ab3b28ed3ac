import * as v from 'valibot'
import { openGateway, type TestGateway } from '../../support/gateway'

/** Each preset uses the calls of pages. Its address signs a browser in as the preset's person. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
})
afterAll(() => gateway.close())

const made = v.object({ phoneNumber: v.string(), path: v.string(), open: v.string() })
const login = v.object({ value: v.object({ openId: v.string(), token: v.string() }) })

/** Makes a preset and opens its address. It answers the path and the login with its cookies. */
async function make(name: string) {
  const answer = await fetch(`${gateway.origin}/sandbox/presets/${name}`, { method: 'POST' })
  const { path, open } = v.parse(made, await answer.json())
  const opened = await fetch(gateway.origin + open, { redirect: 'manual' })
  expect(opened.headers.get('location')).toBe(path)
  const cookies = opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const kept = cookies.find((cookie) => cookie.startsWith('hm_HM_login='))?.split('=')[1] ?? ''
  const { value } = v.parse(login, JSON.parse(decodeURIComponent(kept)))
  const by = { login: value, headers: { origin: gateway.origin, cookie: cookies.join('; ') } }
  return { query: Object.fromEntries(new URL(path, gateway.origin).searchParams), by }
}

const orderOf = async (name: string) => {
  const { query, by } = await make(name)
  return (await gateway.call('getOrder', { orderId: query['orderId'] ?? '' }, by)).data
}

test('paid-family: four people, insured', async () => {
  const order = await orderOf('paid-family')
  expect(order.status).toBe('PAID')
  expect(order.policies).toHaveLength(4)
})

test('unpaid-expiring: two minutes are left', async () => {
  const { status, expireAt } = await orderOf('unpaid-expiring')
  expect(status).toBe('PAYING')
  const left = Date.parse(expireAt) - gateway.sandbox.clock.now()
  expect(left).toBeGreaterThan(100_000)
  expect(left).toBeLessThanOrEqual(120_000)
})

test('renewal-due: signed for two, and it is the day on which they are told', async () => {
  const { query, by } = await make('renewal-due')
  const { data } = await gateway.call('getRenewalSwitch', { policyId: query['policyId'] ?? '' }, by)
  expect(data).toMatchObject({ isOn: true, status: 'ACTIVE' })
  expect(gateway.sandbox.clock.now()).toBeGreaterThanOrEqual(
    Date.parse(`${data.dates.noticeOn}T09:00:00+08:00`),
  )
})

test.each([
  ['core-at-once', 4],
  ['core-minutes', 5],
  ['core-pool', 2],
])('%s: paid, and the core has not issued it yet', async (name, people) => {
  // All three are on sale on this day.
  const now = `${new Date(gateway.sandbox.clock.now()).getFullYear() + 1}-05-20T12:00:00+08:00`
  await fetch(`${gateway.origin}/sandbox/clock`, { method: 'PUT', body: JSON.stringify({ now }) })
  const { status, issuing, policies } = await orderOf(name)
  expect([status, issuing, policies.length]).toEqual(['PAID', true, people])
})

test('refund-pending: revoked, and the money is on its way', async () => {
  const { query, by } = await make('refund-pending')
  await gateway.jobs()
  const { data } = await gateway.call('getOrder', { orderId: query['orderId'] ?? '' }, by)
  expect(data.refunds).toMatchObject([{ status: 'PROCESSING' }])
})

test('many-orders: more than a page of them', async () => {
  const { by } = await make('many-orders')
  const { data } = await gateway.call('listOrders', {}, by)
  expect(data.list).toHaveLength(20)
  expect(data.nextCursor).not.toBeNull()
})

test('booked: the next enrolment', async () => {
  const { query, by } = await make('booked')
  const product = { cityCode: query['cityCode'] ?? '', productCode: query['productCode'] ?? '' }
  expect((await gateway.call('getAppointment', product, by)).data).toMatchObject({ booked: true })
})

test('all of them are listed, and no other is made', async () => {
  const answer = await fetch(`${gateway.origin}/sandbox/presets`)
  expect(v.parse(v.array(v.object({ name: v.string() })), await answer.json())).toHaveLength(9)
  const unknown = await fetch(`${gateway.origin}/sandbox/presets/constructor`, { method: 'POST' })
  expect(unknown.status).toBe(404)
})
