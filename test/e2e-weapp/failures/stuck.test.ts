import assert from 'node:assert/strict'
import { find, onPage, reLaunch, says, tap, touch, until } from '@huimin/weapp-sim'
import { buy, confirmedProposal, done, payOrderOf } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { test } from '../../support/test'
import { toasted } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'

const ZHONGSHAN = { cityCode: '442000', productCode: 'LH1F' }
const PRODUCT = 'cityCode=310000&productCode=PP57'
/** This product has no popups, so its page does not fetch them from the purchase's subpackage. */
const PLAIN_PRODUCT = 'cityCode=320100&productCode=PH4J'

/** Calls of the same person prepare these records. */
let ids: { proposalId: string; payOrderId: string; paidId: string; policyId: string }

const prepare = async (login: Login) => {
  const { remote } = shop
  const {
    orderId: paidId,
    policies: [policy],
  } = await buy(shop, login)
  assert.ok(policy)
  const proposalId = await confirmedProposal(remote, login, undefined, ZHONGSHAN)
  const order = { ...payOrderOf(proposalId), tradeType: 'JSAPI' as const }
  const { payOrderId } = done(await remote.call('createPayOrder', order, { login }))
  return { proposalId, payOrderId, paidId, policyId: policy.policyId }
}

const shop = openMiniShop({
  person: 'stuck',
  prepare: async ({ login }) => {
    ids = await prepare(await login())
  },
})

/** Each page with the call that it needs, and the text that it shows after the answer. */
const pages = (): readonly [path: string, cmd: string, shows: RegExp][] => [
  [`pages/account/order-center/index?tab=all`, 'orderList', /申城安心保/],
  [`pages/account/order-detail/index?orderId=${ids.paidId}`, 'orderDetail', /已支付/],
  [`pages/account/policy-list/index`, 'queryPolicyInfoListV3', /申城安心保/],
  [`pages/account/policy-detail/index?policyId=${ids.policyId}`, 'getPolicyDetailV3', /129/],
  [
    `pages/purchase/payment/index?payOrderId=${ids.payOrderId}`,
    'queryCashierOrderInfo',
    /立即支付/,
  ],
  [
    `pages/purchase/result/index?${PRODUCT}&proposalId=${ids.paidId}`,
    'getSuccessPageInfoToc',
    /投保成功/,
  ],
]

test.describe('a call that fails', () => {
  test('is said on every page, and tried again', async () => {
    for (const [path, cmd, shows] of pages()) {
      await shop.fault(cmd)
      const page = await reLaunch(shop.mini, `/${path}`)
      await tap(page, 'button', '重试').catch((error: unknown) => {
        throw new Error(`${path}: ${String(error)}`)
      })
      await says(page, 'page', shows)
    }
  })
})

test.describe('a login that is over', () => {
  const path = 'pages/account/order-center/index'

  test('ER006 ST061 ST062 is renewed by WeChat, and the page begins anew once, then says so', async () => {
    // A new session starts, so that lost logins of other tests do not count.
    await shop.simulator.restart(`${path}?tab=all`)
    await says(await onPage(shop.mini, path), 'page', /申城安心保/)
    await shop.sandbox.loseLogin('orderList')
    const left = await reLaunch(shop.mini, `/${path}?tab=all`)
    await toasted(shop, '加载中...')
    const anew = await until(async () => {
      const shown = await onPage(shop.mini, path)
      assert.notStrictEqual(shown, left)
      return shown
    })
    await says(anew, 'page', /申城安心保/)
    await shop.sandbox.loseLogin('orderList')
    const page = await reLaunch(shop.mini, `/${path}?tab=all`)
    await says(page, 'page', /登录已过期，请重新登录/)
    await tap(page, 'button', '重试')
    await says(await onPage(shop.mini, path), 'page', /申城安心保/)
  })

  test('is renewed without a word where its hour is over', async () => {
    await shop.sandbox.shiftClock(61 * 60_000)
    const page = await reLaunch(shop.mini, `/${path}?tab=all`)
    await says(page, 'page', /申城安心保/)
  })
})

test.describe('a subpackage that does not come', () => {
  test('is asked about, and the page opens when it comes', async () => {
    await shop.simulator.restart(`pages/insure/index?${PLAIN_PRODUCT}`, {
      lostPackages: ['pages/purchase'],
    })
    const page = await onPage(shop.mini, 'pages/insure/index')
    await tap(page, 'button', '立即投保')
    const again = await find(page, '.hm-dialog__panel button', /重/)
    await shop.simulator.setPackages({ lost: [] })
    await touch(again)
    await onPage(shop.mini, 'pages/purchase/apply/index')
  })
})
