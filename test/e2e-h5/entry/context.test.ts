import assert from 'node:assert/strict'
import { openShop } from '../../support/shop'
import { proposeByCalls } from '../../support/signed-in-phone'
import {
  address,
  button,
  confirmOrder,
  eventually,
  payAt,
  products,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'
import { came, saidBy } from '../../support/visit-origin'

const shop = openShop()

/** Where a visitor came from stays known. whole-purchase proves it for every page and call. */

test.describe('where a visitor came from', () => {
  test('is told where no header can carry it as it is', async () => {
    const { page } = await shop.phone()
    const told = page.waitForRequest((request) => /\/(api|v1|rpc)\//.test(request.url()))
    await page.goto(address('/insure', { ...products.shanghai, channel: '社区', wtagid: '张1' }))
    const { 'x-channel': channel, 'x-wtagid': wtagid } = (await told).headers()
    assert.deepEqual([channel, wtagid], ['%E7%A4%BE%E5%8C%BA', '%E5%BC%A01'])
    await button(page, '立即投保').waitFor()
  })

  test('comes back from the cashier before the money is there, to the same version', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const proposalId = await proposeByCalls(page, shop.sandbox.origin, self, products.shanghai)
    await page.goto(address('/pay-confirm-v3', { ...products.shanghai, ...came, proposalId }))
    await confirmOrder(page)
    const { pathname, search } = new URL(page.url())
    assert.equal(pathname, '/payment')
    await page.goto(`/payment2${search}`)
    await button(page, '立即支付').waitFor()
    // The money comes after eight seconds, and the page would go on.
    await page.route(/\/queryPayStatus$/, (route) => route.abort())
    await payAt(page, '稍后到账')
    await words(page, '正在确认支付结果').waitFor()
    assert.equal(new URL(page.url()).pathname, '/payment2')
    assert.deepEqual(saidBy(page), came)
  })
})

test('RT009 API128 a city is asked for its countries and its configuration, whichever page opens', async () => {
  const { page } = await shop.phone({ size: 'small' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { cmd, data } = request.postDataJSON() as { cmd: string; data: Record<string, string> }
    if (cmd === 'getConfig') asked.push(`city ${data['cityCode']}`)
    if (data['namespace'] === 'nationality') asked.push(`countries ${data['key']}`)
  })
  const both = (city: string, key: string) =>
    eventually(
      async () => [...asked].sort(),
      (seen) => seen.join() === [`city ${city}`, `countries ${key}`].join(),
    ).then(() => (asked.length = 0))
  await page.goto('/tab/care-guide?cityCode=430100')
  await both('430100', '430100_H5')
  await page.goto('/insure?cityCode=320100&productCode=PH4J')
  await both('320100', '320100_H5')
  // The page needs neither of these answers.
  await page.route(/getConfig$/, (route) => route.abort())
  await page.goto('/tab/claim-service?cityCode=310000&cfgUA=WX_NEW')
  await words(page, /报案/).first().waitFor()
  await both('310000', '310000_WX_NEW')
})
