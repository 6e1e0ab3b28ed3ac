import assert from 'node:assert/strict'
import { openShop } from '../../support/shop'
import { buyByCalls, proposeByCalls } from '../../support/signed-in-phone'
import { address, button, heading, products, words } from '../../support/storefront'
import { BUYING, countHands } from '../../support/taps'
import { test } from '../../support/test'

/** Out as easily as in: the taps of each way out against those of the way in (whole-purchase). */

const shop = openShop()
const product = products.shanghai

test('renewal off takes no more taps than on, revoking at most half of buying', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const since = await countHands(page)
  await buyByCalls(page, shop.sandbox, self, { product })
  const policy = page.getByRole('link', { name: '申城安心保' }).filter({ visible: true }).first()
  await page.goto(address('/policy-list', product))
  await policy.tap()
  await page.getByRole('switch', { name: '自动续保' }).tap()
  await page.getByRole('checkbox', { name: '我已阅读并同意自动续保服务说明' }).check()
  await button(page, '同意并去微信签约').tap()
  await page.getByRole('button', { name: '同意并签约' }).tap()
  await words(page, '已开通，扣费前至少五日通知您').waitFor()
  const on = since().taps

  await page.goto(address('/policy-list', product))
  await policy.tap()
  await page.getByRole('switch', { name: '自动续保', checked: true }).tap()
  await button(page, '确认关闭').tap()
  await page.getByRole('switch', { name: '自动续保', checked: false }).waitFor()
  const off = since().taps
  assert.ok(off <= on, `off ${off}, on ${on}`)

  await page.goto(address('/policy-list', product))
  await policy.tap()
  await button(page, '撤单').tap()
  await button(page, '确认撤单').tap()
  await button(page, '查看退款进度').tap()
  await heading(page, '已撤销').waitFor()
  const revoking = since()
  assert.ok(revoking.taps * 2 <= BUYING.taps, JSON.stringify(revoking))
  assert.equal(revoking.fields, 0)
})

test('an unpaid order is cancelled in three taps, its reminder included', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const since = await countHands(page)
  await proposeByCalls(page, shop.sandbox.origin, self, product)
  await page.goto(address('/order-center', product))
  await page.getByRole('dialog').getByRole('button', { name: '稍后再说' }).tap()
  await button(page, '取消订单').tap()
  await button(page, '确认取消').tap()
  await words(page, '已取消').first().waitFor()
  const { taps, fields } = since()
  assert.ok(taps <= 3 && fields === 0, JSON.stringify({ taps, fields }))
})
