import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openShop } from '../support/shop'
import { signInByCalls } from '../support/signed-in-phone'
import { heading, words } from '../support/storefront'

/** Who stands in the register of agents (server/catalogue/agents.json), by the mobile in it. */

const shop = openShop()
const MOBILE = '13700137001'

test('AU001 AU007 API109 an agent sees as whom customers know them; nobody else is one', async () => {
  const { page } = await shop.phone()
  await signInByCalls(page, shop.sandbox.origin, MOBILE)
  await page.goto('/settings')
  for (const text of ['陈静 · 惠民保险代理有限公司', '执业证编号 02000031000080002026000011'])
    await words(page, text).waitFor()

  const other = await shop.phone()
  await signInByCalls(other.page, shop.sandbox.origin, shop.family().self.mobile)
  const answered = other.page.waitForResponse(/\/listIdentities$/)
  await other.page.goto('/settings')
  const { data } = (await (await answered).json()) as { data: { list: unknown[] } }
  assert.deepEqual(data.list, [])
  await heading(other.page, '登录记录').waitFor()
  assert.equal(await words(other.page, '执业证编号').count(), 0)
})
