import assert from 'node:assert/strict'
import { confirmedProposal } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { proposeByCalls, signInByCalls } from '../../support/signed-in-phone'
import { address, button, field, heading, products, words } from '../../support/storefront'
import { test } from '../../support/test'

/**
 * Agents in the register (server/catalogue/agents.json), who are known by their mobile, and the
 * products that only agents sell.
 */

const shop = openShop()
const MOBILE = '13700137001'

test('AU001 AU007 API109 EN025 an agent sees as whom customers know them; nobody else is one', async () => {
  const { page } = await shop.phone()
  await signInByCalls(page, shop.sandbox.origin, MOBILE)
  await page.goto('/settings')
  for (const text of ['陈静 · 惠民保险代理有限公司', '执业证编号 02000031000080002026000011'])
    await words(page, text).waitFor()

  const other = await shop.phone()
  await signInByCalls(other.page, shop.sandbox.origin, shop.family().self.mobile)
  const answered = other.page.waitForResponse(/\/listIdentities$/)
  await other.page.goto('/settings')
  const { data } = (await (await answered).json()) as { data: { identities: unknown[] } }
  assert.deepEqual(data.identities, [])
  await heading(other.page, '登录记录').waitFor()
  assert.equal(await words(other.page, '执业证编号').count(), 0)
})

test('API110 an order that an agent sold names them; one that nobody sold asks for nobody', async () => {
  const { page } = await shop.phone()
  const { mobile, ...self } = shop.family().self
  const { gateway, login } = await signInByCalls(page, shop.sandbox.origin, mobile)
  const { shanghai } = products
  const person = { relationType: 'SELF' as const, person: self }
  const sold = { agentWtag: 'AG0001' }
  const orderId = await confirmedProposal(gateway, login, [person], shanghai, sold)
  const answered = page.waitForResponse(/\/getAgentInfoByProposalId$/)
  await page.goto(address('/order-detail', { ...shanghai, orderId }))
  const { data } = (await answered).request().postDataJSON() as { data: object }
  assert.deepEqual(data, { proposalId: orderId })
  for (const text of ['陈静', '02000031000080002026000011', '惠民保险代理有限公司'])
    await words(page, text).waitFor()

  const other = await shop.phone()
  const asked: string[] = []
  other.page.on('request', (request) => asked.push(request.url()))
  const own = await proposeByCalls(other.page, shop.sandbox.origin, shop.family().self, shanghai)
  await other.page.goto(address('/order-detail', { ...shanghai, orderId: own }))
  await button(other.page, '去支付').waitFor()
  assert.ok(!asked.some((url) => url.endsWith('/getAgentInfoByProposalId')))
})

test('RT142 ENV010 what agents sell is bought as in a browser, also inside WeChat', async () => {
  const { page } = await shop.phone()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const open = async (cityCode: string) => {
    const to = address('/insure', { cityCode, productCode: 'PH2K', entrySource: 'YSS_WXAPP' })
    await page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(to)}`)
  }
  const isAgents = () =>
    assert.equal(new URL(page.url()).searchParams.get('entrySource'), 'AGENT_MODE')
  await open('430100')
  // The product is not sold there, so the page offers one that is.
  await heading(page, '没有找到这个产品').waitFor()
  await page.getByRole('link', { name: /星城惠民保.*在售/ }).waitFor()
  isAgents()
  await open('420000')
  await button(page, '立即投保').waitFor()
  isAgents()
  await button(page, '立即投保').tap()
  // The page does not ask WeChat for the identity, but asks for a phone number.
  await field(page, '手机号码').waitFor()
  isAgents()
  assert.deepEqual(
    asked.filter((path) => path.startsWith('/wechat/')),
    [],
  )
})
