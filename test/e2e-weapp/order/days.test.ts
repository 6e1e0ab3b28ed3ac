import assert from 'node:assert/strict'
import { find, findAll, onPage, reLaunch, says, tap, textOf, until } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import {
  buy,
  confirmedProposal,
  done,
  type Insured,
  type Product,
  readNotices,
  renewalTerms,
  shanghai,
  submission,
  totalOf,
  turnSandbox,
} from '../../support/purchase'
import { signContract } from '../../support/sandbox'
import { test } from '../../support/test'
import { openMiniShop } from '../../support/weapp-shop'
import { confirmAndPay } from '../../support/weapp-shopper'

/** Changes of orders and policies over time, on a gateway whose clock the test moves. */

const ORDERS = 'pages/account/order-center/index'
const ORDER = 'pages/account/order-detail/index'
const POLICIES = 'pages/account/policy-list/index'
const POLICY = 'pages/account/policy-detail/index'
const PANEL = '.hm-dialog__panel'

/** 工会 (trade union): its underwriting comes after the payment and checks the membership. */
const union = { cityCode: '370700', productCode: 'PG54' }

const shop = openMiniShop({
  person: 'days',
  own: true,
  settings: { JOB_INTERVAL_SECONDS: '1' },
})

const { self, spouse, father } = newFamily()
const turnClock = (instant: number) => shop.sandbox.shiftClock(instant - Date.now())
/** Each call signs in again, because logins end when the clock moves. */
const orderOf = async (orderId: string) =>
  done(await shop.remote.call('getOrder', { orderId }, { login: await shop.login() }))

const ordered = async (insured: Insured, product: Product = shanghai) =>
  confirmedProposal(shop.remote, await shop.login(), [insured], product)

const bought = async (insured: Insured) => {
  const login = await shop.login()
  const { orderId, outTradeNo, policies } = await buy(shop, login, [insured])
  const [policy] = policies
  assert.ok(policy)
  return { orderId, outTradeNo, policyId: policy.policyId, login }
}

const look = (path: string) => reLaunch(shop.mini, `/${path}`)

/** Opens a page again and again until it shows this text. */
const lookUntil = (path: string, said: RegExp) =>
  until(async () => {
    const page = await look(path)
    await find(page, '.hm-card')
    // Cards of grey lines stand there first.
    await until(async () => assert.deepEqual(await findAll(page, '.hm-skeleton'), []))
    assert.match(await textOf(page, 'page'), said)
  }, 60_000)

test.describe('the orders of a person', () => {
  const cards = async () =>
    (await findAll(await onPage(shop.mini, ORDERS), '.hm-order__foot')).length
  const shown = (count: number) => until(async () => assert.equal(await cards(), count))

  test('nobody has any at first; each tab shows its own, and the rest of a long list comes', async () => {
    const empty = await look(ORDERS)
    await says(empty, 'page', /暂无订单[^]*去投保/)
    const login = await shop.login()
    const person = [{ relationType: 'SELF' as const, person: self }]
    const totalFen = await totalOf(shop.remote, login, person)
    for (let order = 0; order < 21; order += 1) {
      const traceId = await readNotices(shop.remote, login)
      const wanted = submission({ traceId }, person, totalFen)
      const { proposalId } = done(await shop.remote.call('createProposal', wanted, { login }))
      done(await shop.remote.call('cancelOrder', { orderId: proposalId }, { login }))
    }
    await ordered({ relationType: 'FATHER_PARENTS', person: father })

    const page = await look(`${ORDERS}?tab=unpaid`)
    await shown(1)
    await says(page, 'page', /待支付[^]*前完成支付[^]*129\.00/)
    await tap(page, 'button', '已支付')
    await says(page, 'page', /暂无订单/)
    await tap(page, 'button', '已关闭')
    await shown(20)
    await tap(page, 'button', '查看更多')
    await shown(21)
    await tap(page, 'button', '全部')
    await says(page, 'page', /待支付[^]*已取消/)
  })
})

test.describe('a union whose members are checked afterwards', () => {
  test('ST053 DL058 says so before paying; who is refused gets everything back', async () => {
    const orderId = await ordered({ relationType: 'SELF', person: self }, union)
    const query = `cityCode=370700&productCode=PG54&proposalId=${orderId}`
    const page = await look(`pages/purchase/pay-confirm/index?${query}`)
    await tap(page, '.hm-radios--rows .hm-choice', /微信支付/)
    await confirmAndPay(shop.mini)
    await says(page, PANEL, /核保提醒[^]*1–5个工作日[^]*全额退还，保单自始无效/)
    await tap(page, `${PANEL} button`, '继续支付')
    await onPage(shop.mini, 'pages/purchase/result/index')

    const { policies } = await until(async () => {
      const order = await orderOf(orderId)
      assert.equal(order.policies.length, 1)
      return order
    })
    const [{ policyId = '', policyNo = '' } = {}] = policies
    const decide = (decision: string) =>
      turnSandbox(shop.gateway, `underwriting/${policyNo}`, { decision })
    await decide('PENDING')
    await says(await look(`${POLICY}?policyId=${policyId}`), 'page', /核保中[^]*1至5个工作日/)
    await says(await look(`${ORDER}?orderId=${orderId}`), 'page', /核保中，1至5个工作日/)
    await decide('REFUSED')
    // The gateway queries the insurer again later.
    await turnClock(Date.now() + 24 * 3_600_000)
    await lookUntil(
      `${POLICY}?policyId=${policyId}`,
      /核保未通过[^]*自始无效[^]*保费已于.*全额退回/,
    )
    await lookUntil(
      `${ORDER}?orderId=${orderId}`,
      /核保未通过[^]*自始无效[^]*退款到账[^]*已到账[^]*核保未通过，全额退款/,
    )
    await turnClock(Date.now())
  })
})

test.describe('what is given back', () => {
  test('an account that cannot take the money is said, and so is the money when it came', async () => {
    const { orderId, outTradeNo, policyId } = await bought({
      relationType: 'SPOUSE',
      person: spouse,
    })
    await shop.sandbox.planRefunds(outTradeNo, 'PROCESSING')
    const policy = await look(`${POLICY}?policyId=${policyId}`)
    await tap(policy, 'button', '撤单')
    await tap(policy, `${PANEL} button`, '确认撤单')
    await tap(policy, `${PANEL} button`, '查看退款进度')
    await onPage(shop.mini, ORDER)
    const order = `${ORDER}?orderId=${orderId}`
    await lookUntil(order, /已受理，等待到账/)
    await shop.sandbox.endRefund(`R${outTradeNo}`, 'ABNORMAL')
    await lookUntil(order, /原账户无法入账，请联系客服/)
    await shop.sandbox.endRefund(`R${outTradeNo}`, 'SUCCESS')
    await lookUntil(order, /退款到账[^]*已到账/)
  })
})

test.describe('a policy that renews itself', () => {
  test('is announced, charged and there; its page says each', async () => {
    const { policyId, login } = await bought({ relationType: 'SELF', person: self })
    const terms = await renewalTerms(shop.remote, policyId, login)
    const wanted = { policyIds: [policyId], expectedFen: 12_900, ...terms }
    const { signing } = done(await shop.remote.call('turnOnAutoRenewal', wanted, { login }))
    const url = signing.kind === 'redirect' ? signing.url : ''
    const code = new URL(url, shop.gateway.origin).searchParams.get('code') ?? ''
    await signContract(shop.gateway.origin, code)

    const renewal = async () =>
      done(await shop.remote.call('getRenewalSwitch', { policyId }, { login: await shop.login() }))
    const { dates } = await renewal()
    const page = `pages/account/renewal-contract/index?policyId=${policyId}`
    await says(await look(page), 'page', new RegExp(`已开通[^]*129\\.00[^]*${dates.dueOn}`))
    const comes = (status: string) =>
      until(async () => assert.equal((await renewal()).status, status), 60_000)
    const on = (day: string) => turnClock(Date.parse(`${day}T09:00:00+08:00`))
    const dayBefore = new Date(Date.parse(dates.dueOn) - 24 * 3_600_000).toISOString().slice(0, 10)
    await on(dates.noticeOn)
    await comes('NOTIFIED')
    await says(await look(page), 'page', /已通知您/)
    const told = await (await fetch(`${shop.gateway.origin}/sandbox/messages`)).text()
    assert.match(told, new RegExp(`129\\.00|${dates.dueOn}`))
    await on(dayBefore)
    await comes('SCHEDULED')
    await says(await look(page), 'page', /每天扣费一次/)
    const ofBefore = await shop.sandbox.payOrders()
    await on(dates.dueOn)
    // A request for the charge that is under way while the clock turns would be too old.
    await until(async () => {
      assert.equal((await shop.sandbox.payOrders()).length, ofBefore.length + 1)
    }, 60_000)
    // The gateway queries the result of the charge five minutes later.
    await turnClock(Date.parse(`${dates.dueOn}T09:06:00+08:00`))
    await comes('RENEWED')
    await lookUntil(POLICIES, new RegExp(`${dates.effectiveOn} –`))
  })
})
