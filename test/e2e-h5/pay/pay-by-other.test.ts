import { openShop } from '../../support/shop'
import { proposeByCalls } from '../../support/signed-in-phone'
import { address, arriveAt, button, heading, products } from '../../support/storefront'
import { test } from '../../support/test'

/** Another person pays an order by the applicant's link. */

const shop = openShop()

test('API092 API094 who is sent the link pays without a login; the order is paid', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const orderId = await proposeByCalls(page, shop.sandbox.origin, self, products.shanghai)
  await page.goto(address('/order-detail', { ...products.shanghai, orderId }))
  const taken = page.waitForResponse(/getPayTokenToc/)
  await button(page, '复制付款链接').tap()
  await page.getByText('付款链接已复制').waitFor()
  const { data } = (await (await taken).json()) as { data: { url: string } }

  const other = (await shop.phone()).page
  await other.goto(data.url)
  await other.getByText('¥129.00').waitFor()
  await button(other, '立即支付').tap()
  await arriveAt(other, /\/sandbox\/cashier/)
  await button(other, '支付成功').tap()
  await arriveAt(other, /\/payment-open/)
  await heading(other, '已付款').waitFor()

  await page.reload()
  await heading(page, '已支付').waitFor()
  // A later visitor with the same link cannot pay again.
  await other.goto(data.url)
  await heading(other, '已付款').waitFor()
  await other.goto(data.url.replace(/payToken=.*/, 'payToken=aaaaaaaaaaaaaaaaaaaaaaaaaaaa'))
  await heading(other, '付款链接已失效').waitFor()
})
