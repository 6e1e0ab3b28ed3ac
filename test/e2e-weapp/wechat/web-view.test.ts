import assert from 'node:assert/strict'
import { onPage, reLaunch, says, tap } from '@huimin/weapp-sim'
import { confirmedProposal, done, payOrderOf, shanghai } from '../../support/purchase'
import { test } from '../../support/test'
import { atWebPath, webAddress, webPage } from '../../support/weapp-screen'
import { openMiniShop } from '../../support/weapp-shop'

const PRODUCT = 'pages/insure/index'
const WEB = 'pages/web/index'
const SUBSCRIBE = 'pages/longTerm/benefitThePeople/tool/subscribe-for-insure/index'
const CITY_SERVICE = 'pages/cityService/login/index'
const APPLY = '/insure-apply?cityCode=310000&productCode=PP57'

const shop = openMiniShop({ person: 'in-a-web-view', own: true })

const show = (path: string) =>
  reLaunch(shop.mini, `/${WEB}?path=${encodeURIComponent(path)}&wtagid=W1`)

const field = (label: string) => webPage(shop).getByLabel(label, { exact: true }).first()

test.describe('a page of ours in the web view', () => {
  test('is signed in by a ticket, which does not stay in the address', async () => {
    await show('/policy-list')
    await webPage(shop).getByText('未能找到对应保单').waitFor()
    const address = await webAddress(shop)
    assert.equal(address.pathname, '/policy-list')
    assert.equal(address.searchParams.get('wtagid'), 'W1')
    assert.doesNotMatch(address.search + address.hash, /icket|oken|AppId/)
  })

  test('is one of ours', async () => {
    for (const path of ['https://evil.example/', '/sandbox/cashier', '//evil.example', '/../x']) {
      const url = `/${WEB}?path=${encodeURIComponent(path)}`
      await shop.mini.callWxMethod('reLaunch', { url })
      await onPage(shop.mini, PRODUCT)
    }
  })

  test('says so when it does not open, and tries again', async () => {
    await shop.gateway.kill()
    const page = await show('/order-center')
    await says(page, 'page', /页面未能打开/)
    await shop.gateway.restart()
    await tap(page, 'button', '重试')
    await webPage(shop).getByText('订单').first().waitFor()
  })
})

test.describe('what only the mini-program can do', () => {
  test('signs in again there, and what was typed stays', async () => {
    await show(APPLY)
    await field('姓名').fill(shop.buyer.name)
    await field('证件号码').fill(shop.buyer.id)
    await webPage(shop).getByRole('button', { name: '本人' }).tap()
    // A login lasts at most an hour.
    await shop.sandbox.shiftClock(61 * 60_000)
    await field('手机号码').fill(shop.buyer.mobile)
    await webPage(shop).getByRole('checkbox', { name: '我已阅读并同意' }).check()
    await webPage(shop).getByRole('button', { name: '下一步' }).tap()
    const native = await onPage(shop.mini, CITY_SERVICE)
    await says(native, 'page', /登录成功/)
    await tap(native, 'button', '继续')
    await onPage(shop.mini, WEB)
    // The page continues by itself with the typed values, because it was not loaded again.
    await atWebPath(shop, '/health-confirm-v3')
  })

  test('pays there, and the web page knows when it is seen again', async () => {
    const remote = shop.remote
    const login = await shop.login()
    const self = { name: shop.buyer.name, id: shop.buyer.id }
    const insured = [{ relationType: 'SELF' as const, person: self }]
    const proposalId = await confirmedProposal(remote, login, insured)
    const { payOrderId } = done(
      await remote.call(
        'createPayOrder',
        { ...payOrderOf(proposalId), tradeType: 'JSAPI' },
        { login },
      ),
    )
    const { cityCode, productCode } = shanghai
    await show(`/payment?cityCode=${cityCode}&productCode=${productCode}&payOrderId=${payOrderId}`)
    await webPage(shop).getByRole('button', { name: '立即支付' }).tap()
    const native = await onPage(shop.mini, 'pages/purchase/payment/index')
    await tap(native, 'button', '立即支付')
    await says(await onPage(shop.mini, 'pages/purchase/result/index'), 'page', /投保成功/)
    await shop.mini.native().navigateLeft()
    await onPage(shop.mini, WEB)
    await atWebPath(shop, '/insure-result')
    await webPage(shop).getByText('投保成功').first().waitFor()
    // A native page asks for consent to messages and answers in the address of this page.
    await webPage(shop).getByRole('button', { name: '订阅消息提醒' }).tap()
    const asking = await onPage(shop.mini, SUBSCRIBE)
    await tap(asking, 'button', '订阅消息提醒')
    await onPage(shop.mini, WEB)
    const said = webPage(shop).getByRole('button', { name: '订阅成功' })
    await said.waitFor()
    assert.equal(await said.isDisabled(), true)
    assert.equal((await webAddress(shop)).searchParams.get('subscribeStatus'), 'accept')
    // After a refusal the page shows it and does not ask again.
    const { pathname, search } = await webAddress(shop)
    await show(`${pathname}${search.replace('accept', 'reject')}`)
    await webPage(shop).getByRole('button', { name: '已拒绝', disabled: true }).waitFor()
  })
})
