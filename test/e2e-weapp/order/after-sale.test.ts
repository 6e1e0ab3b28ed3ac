import assert from 'node:assert/strict'
import { find, onPage, reLaunch, says, tap, textOf, until } from '@huimin/weapp-sim'
import { newFamily } from '../../support/family'
import {
  buy,
  confirmedProposal,
  done,
  outTradeNoAt,
  payOrderOf,
  type Insured,
} from '../../support/purchase'
import { test } from '../../support/test'
import { fieldsHold, noDialog } from '../../support/weapp-form'
import { openedDocument, webPage } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'
import { confirmAndPay } from '../../support/weapp-shopper'

/** Actions on an order: leaving it, continuing it, reading it, revoking it and confirming it. */

const ORDERS = 'pages/account/order-center/index'
const ORDER = 'pages/account/order-detail/index'
const POLICY = 'pages/account/policy-detail/index'
const PANEL = '.hm-dialog__panel'
const WEB = 'pages/web/index'

const shop = openMiniShop({ person: 'after-sale' })

const family = newFamily()

/** Makes a confirmed order of one person by calls. */
const ordered = async (
  insured: Insured = { relationType: 'SELF', person: family.self },
): Promise<string> => confirmedProposal(shop.remote, await shop.login(), [insured])

const bought = async (insured: Insured) => buy(shop, await shop.login(), [insured])

const lookAt = (orderId: string) => reLaunch(shop.mini, `/${ORDER}?orderId=${orderId}`)

test.describe('an order that is not paid', () => {
  let orderId = ''

  test('DL038 meets people among their orders, with a clock; put away it stays away', async () => {
    orderId = await ordered()
    const page = await reLaunch(shop.mini, `/${ORDERS}`)
    await says(page, PANEL, /只差一步[^]*\d\d:\d\d:\d\d/)
    await tap(page, `${PANEL} button`, '稍后再说')
    await noDialog(page)
    await tap(page, '.hm-link', /申城安心保/)
    await says(await onPage(shop.mini, ORDER), 'page', /待支付[^]*前完成支付/)
  })

  test('is cancelled after a question, and bought again with its people', async () => {
    const page = await onPage(shop.mini, ORDER)
    await tap(page, 'button', '取消订单')
    await tap(page, `${PANEL} button`, '暂不取消')
    await noDialog(page)
    await says(page, 'page', /待支付/)
    await tap(page, 'button', '取消订单')
    await tap(page, `${PANEL} button`, '确认取消')
    await says(page, 'page', /已取消[^]*订单取消/)
    await tap(page, 'button', '再次投保')
    await tap(await onPage(shop.mini, 'pages/insure/index'), 'button', '立即投保')
    const form = await onPage(shop.mini, 'pages/purchase/apply/index')
    await until(async () => {
      const [name] = await fieldsHold(form)
      assert.match(name?.value ?? '', /^王/)
    })
    await says(form, '.hm-insurant', /本人[^]*王/)
  })

  test('is gone on with, and paid', async () => {
    orderId = await ordered()
    const page = await reLaunch(shop.mini, `/${ORDERS}?tab=unpaid`)
    await tap(page, 'button', '去支付')
    const order = await onPage(shop.mini, 'pages/purchase/pay-confirm/index')
    assert.equal((order.query as { proposalId?: string }).proposalId, orderId)
    await find(order, 'button', '确认并支付')
    await confirmAndPay(shop.mini)
    await says(await onPage(shop.mini, 'pages/purchase/result/index'), 'page', /投保成功/)
  })
})

test.describe('what was bought', () => {
  test('is read: cover, policy with the code that proves it, course and receipt', async () => {
    const { orderId, outTradeNo, policies } = await bought({
      relationType: 'SPOUSE',
      person: family.spouse,
    })
    const { policyId, policyNo } = policies[0] ?? assert.fail('no policy')
    const policy = await reLaunch(shop.mini, `/${POLICY}?policyId=${policyId}`)
    await says(policy, 'page', /保障责任[^]*理赔指引/)
    await tap(policy, 'button', '查看电子保单')
    const document = await openedDocument(shop)
    for (const word of ['电子保险单', policyNo, family.spouse.name])
      assert.ok(document.includes(word))
    const verifyCode = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(document)?.[0] ?? ''
    const order = await lookAt(orderId)
    await says(order, 'page', /已支付[^]*订单进度/)
    await tap(order, 'button', '查看收据')
    const receipt = await openedDocument(shop)
    for (const word of ['保费收据', orderId, outTradeNo, '¥129.00'])
      assert.ok(receipt.includes(word))

    // A person with the document types its code. Scanning its code opens the same page.
    const path = encodeURIComponent(`/policy-verify?policyNo=${policyNo}`)
    await reLaunch(shop.mini, `/${WEB}?path=${path}`)
    const web = webPage(shop)
    await web.getByLabel('验真码').fill(verifyCode)
    await web.getByRole('button', { name: '核对' }).tap()
    await web.getByRole('heading', { name: '该保单真实' }).waitFor()
    assert.equal(await web.getByText(family.spouse.name).count(), 0)
  })

  test('is given back, and the course of the refund tells the truth', async () => {
    const { orderId, outTradeNo } = await bought({
      relationType: 'FATHER_PARENTS',
      person: family.father,
    })
    await shop.sandbox.planRefunds(outTradeNo, 'PROCESSING')
    const page = await lookAt(orderId)
    await tap(page, 'button', '撤单')
    await says(page, PANEL, /1张保单[^]*129/)
    await tap(page, `${PANEL} button`, '确认撤单')
    await tap(page, `${PANEL} button`, '查看退款进度')
    await noDialog(page)
    await says(await onPage(shop.mini, ORDER), 'page', /已撤销/)
    await until(async () => {
      const looked = await lookAt(orderId)
      await says(looked, 'page', /订单进度/)
      assert.match(await textOf(looked, 'page'), /已受理，等待到账/)
    }, 60_000)
    await shop.sandbox.endRefund(`R${outTradeNo}`, 'SUCCESS')
    await says(await lookAt(orderId), 'page', /已到账/)
  })
})

test.describe('the insured person', () => {
  test('confirms by the link, in the web view, with the login of the mini-program', async () => {
    const { self, spouse } = newFamily()
    const other = done(
      await shop.remote.call('loginByWechat', { code: 'after-sale-buyer', appId: 'touristappid' }),
    )
    const orderId = await confirmedProposal(shop.remote, other, [
      { relationType: 'SELF', person: self },
      { relationType: 'SPOUSE', person: spouse },
    ])
    const { payParams } = done(
      await shop.remote.call('createPayOrder', payOrderOf(orderId), { login: other }),
    )
    await shop.sandbox.decide(outTradeNoAt(payParams, shop.remote.origin), 'PAID')
    const { policies } = done(await shop.remote.call('getOrder', { orderId }, { login: other }))
    const asked = policies.find(({ insurantName }) => insurantName.startsWith('李'))
    const { url } = done(
      await shop.remote.call(
        'makeConfirmLink',
        { policyId: asked?.policyId ?? '' },
        { login: other },
      ),
    )
    const { pathname, search } = new URL(url, shop.gateway.origin)
    await reLaunch(shop.mini, `/${WEB}?path=${encodeURIComponent(pathname + search)}`)
    const web = webPage(shop)
    await web.getByRole('button', { name: '查看并确认' }).tap()
    await web.getByLabel('姓名').fill(spouse.name)
    await web.getByLabel('证件号码').fill(spouse.id)
    await web.getByRole('checkbox', { name: /我是被保人本人/ }).check()
    await web.getByRole('button', { name: '确认', exact: true }).tap()
    await web.getByRole('heading', { name: '确认成功' }).waitFor()
    const seen = done(await shop.remote.call('getOrder', { orderId }, { login: other }))
    const confirmed = seen.policies.find(({ policyId }) => policyId === asked?.policyId)
    assert.ok(confirmed?.confirmation?.confirmedAt)
  })
})
