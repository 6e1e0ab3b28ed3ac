import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { confirmedProposal } from '../../support/purchase'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  agreeToTerms,
  arriveAt,
  button,
  eventually,
  heading,
  products,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Binding an account to the city's official account, once per session. */

const shop = openShop()
const home = address('/insure', products.shanghai)

const playAs = (page: Page, host: string) =>
  page.goto(`/sandbox/as/${host}?to=${encodeURIComponent(home)}`)

test.describe('who signed in by mobile inside an official account', () => {
  const counted = async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const signedIn = await signInByCalls(page, shop.gateway.origin, self.mobile)
    const asked: string[] = []
    page.on('request', (request) => {
      const call = /authorize(?=\?state)|getBindingStatus$|\/binding$/.exec(request.url())?.[0]
      if (call) asked.push(call)
    })
    return { page, asked, self, ...signedIn }
  }
  const seen = (asked: string[], calls: string[]) =>
    eventually(
      async () => asked,
      (now) => now.join() === calls.join(),
    )
  const trip = ['getBindingStatus', 'authorize', 'getBindingStatus', '/binding']

  test('ST065-070 is bound to WeChat once, on the spot', async () => {
    const { page, asked } = await counted()
    const bound = page.waitForResponse(/\/binding$/)
    await playAs(page, 'official-account')
    await seen(asked, trip)
    await bound
    assert.equal(new URL(page.url()).searchParams.get('code'), null)
    asked.length = 0
    await page.reload()
    await seen(asked, ['getBindingStatus'])
    await page.goto(address('/partner-bind-appid', { cityCode: '310000' }))
    await heading(page, '已绑定公众号').waitFor()
  })

  test('in Alipay, which counts as one, nobody is bound or told of WeChat', async () => {
    const { page, asked } = await counted()
    await playAs(page, 'alipay')
    await button(page, '立即投保').waitFor()
    await page.goto(address('/partner-bind-appid', { cityCode: '310000' }))
    await heading(page, '这里不需要绑定').waitFor()
    await words(page, '从这里投保不需要绑定').waitFor()
    assert.equal(await words(page, /微信|公众号/).count(), 0)
    // The title is above the page there.
    assert.equal(await page.title(), '账号绑定')
    await page.goto(address('/shareHome', products.shanghai))
    await words(page, '发送给家人和朋友').waitFor()
    assert.equal(await words(page, /微信|公众号/).count(), 0)
    assert.deepEqual(asked, [])
  })

  test('KC046 STO005 is asked no second time in a session whose binding failed, and cannot pay there', async () => {
    const { page, asked, self, gateway, login } = await counted()
    await page.route('**/binding', (route) =>
      route.fulfill({ json: { code: 0, data: { bindingStatus: 0 } } }),
    )
    await playAs(page, 'official-account')
    await seen(asked, trip)
    const kept = await page.evaluate(() => sessionStorage.getItem('hm_oauth') ?? '{}')
    assert.ok((JSON.parse(kept) as { asked: string[] }).asked.includes('binding'))
    asked.length = 0
    await page.goto(address('/policy-list', products.shanghai))
    await heading(page, '我的保单').waitFor()
    await seen(asked, ['getBindingStatus'])
    await page.goto(address('/partner-bind-appid', { cityCode: '310000' }))
    await heading(page, '绑定未成功').waitFor()
    // WeChat knows the payer, so the payment works.
    const insured = [{ relationType: 'SELF' as const, person: self }]
    const proposalId = await confirmedProposal(gateway, login, insured)
    await page.goto(address('/pay-confirm-v3', { ...products.shanghai, proposalId }))
    await agreeToTerms(page)
    await button(page, '确认并支付').tap()
    await words(page, /未获得您的微信授权/)
      .first()
      .waitFor()
  })

  test('ER052 ER053 is told when WeChat does not say, and signed in again where its word is over', async () => {
    const { page, asked } = await counted()
    await page.route('**/getBindingStatus', (route) => route.fulfill({ json: { code: 77 } }))
    // The toast may be gone before the whole page has loaded.
    const told = words(page, '获取绑定状态失败，请稍后重试').waitFor()
    await playAs(page, 'official-account')
    await told
    await page.unroute('**/getBindingStatus')
    await page.route('**/getBindingStatus', (route) =>
      route.fulfill({ json: { code: 77, extra: { codeMsg: 'AUTH_REFRESH_FAILED' } } }),
    )
    const back = arriveAt(page, /get-code/)
    asked.length = 0
    await page.reload()
    await back
    await arriveAt(page, /\/insure\?/)
    assert.deepEqual(asked.slice(0, 2), ['getBindingStatus', 'authorize'])
  })
})
