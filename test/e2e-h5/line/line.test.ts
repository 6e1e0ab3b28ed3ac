import assert from 'node:assert/strict'
import { errorCodes } from '../../../src/contract/errors'
import { openShop } from '../../support/shop'
import {
  acceptPrice,
  confirmOrder,
  fillOne,
  next,
  passHealth,
  products,
  reachApply,
  readNotices,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

const full = (position: number) => ({
  status: 503,
  json: {
    code: errorCodes.UNAVAILABLE,
    message: '',
    extra: { code: 'LINE', place: { position, retryAfter: 5, ticket: 'a-place' } },
  },
})

test('who buys while the gateway is full waits in a line, keeps the form, and goes on', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  await reachApply(page, shop.sandbox, products.shanghai, self)
  await fillOne(page, self)
  await next(page)
  await passHealth(page)
  const told = [129, 1]
  const tickets: (string | undefined)[] = []
  await page.route('**/doProposalToc', (route) => {
    tickets.push(route.request().headers()['x-line-ticket'])
    const position = told.shift()
    return position === undefined ? route.continue() : route.fulfill(full(position))
  })
  await readNotices(page)
  const going = acceptPrice(page)
  const line = page.getByRole('dialog', { name: '正在为您排队' })
  await line.getByText('您前面还有 128 位').waitFor()
  await line.getByText('即将轮到您').waitFor()
  await line.waitFor({ state: 'detached' })
  await going
  await confirmOrder(page)
  await words(page, /支付/).first().waitFor()
  assert.deepEqual(tickets, [undefined, 'a-place', 'a-place'])
})
