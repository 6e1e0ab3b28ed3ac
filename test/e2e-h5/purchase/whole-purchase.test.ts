import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { Applicant } from '../../support/family'
import { openShop } from '../../support/shop'
import {
  address,
  arriveAt,
  askForCode,
  button,
  field,
  fillOne,
  products,
  propose,
  seeResult,
  solve,
  startInsuring,
  words,
} from '../../support/storefront'
import { BUYING, countHands, isAtMost, type Hands } from '../../support/taps'
import { test } from '../../support/test'
import { came, listenToCalls, saidBy } from '../../support/visit-origin'

/**
 * One purchase from the product to the policy, in each app that may show the storefront, and what
 * it asks of the hands.
 */

const shop = openShop()
// This file starts late, and idle workers can take its tests.
test.describe.configure({ mode: 'parallel' })

interface Host {
  /** Name of the app that the sandbox plays in a plain browser. */
  played: string
  /** Where the visitor came from. */
  from: Readonly<Record<string, string>>
  /** The app id in its calls. `countries` is the end of its key for the list of countries. */
  appId: string
  countries: string
  /** Goes to the form and signs in. */
  enter(page: Page, self: Applicant): Promise<void>
  /** The last tap pays in the page or sheet that opens by itself after the confirmation. */
  pay(page: Page): Promise<void>
  most: Hands
}

/** WeChat gives the identity, which a cookie binds, but no mobile number, so the form asks for it. */
const knownByWechat = async (page: Page, self: Applicant) => {
  await arriveAt(page, /\/insure-apply/)
  await button(page, '下一步').waitFor()
  assert.doesNotMatch(page.url(), /hmTicket|hmAppId|[?&]code=/)
  const bound = (await page.context().cookies()).filter(({ name }) => name === 'hm_bound')
  assert.equal(bound.length, 1)
  await field(page, '手机号码').fill(self.mobile)
}

/** Agrees first and then types the code, whose last digit signs in. */
const signInByCode = async (page: Page, { mobile }: Applicant) => {
  const { offset } = await shop.sandbox.captcha(await askForCode(page, mobile))
  await solve(page, offset)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).tap()
  await field(page, '验证码').fill(await shop.sandbox.smsCode(mobile))
  await button(page, '下一步').waitFor()
}

const hosts: Readonly<Record<string, Host>> = {
  'a browser, by mobile and the cashier page, with where one came from': {
    played: 'browser',
    from: came,
    appId: 'h5-normal',
    countries: came.cfgUA,
    enter: signInByCode,
    pay: async (page) => {
      await arriveAt(page, /\/sandbox\/cashier/)
      await button(page, '支付成功').tap()
    },
    most: BUYING,
  },
  'an official account, known by WeChat and paid in its sheet, which may be cancelled': {
    played: 'official-account',
    from: {},
    appId: 'wx-sandbox-oa',
    countries: 'WECHAT',
    enter: knownByWechat,
    pay: async (page) => {
      await button(page, '取消').tap()
      await words(page, '支付已取消').waitFor()
      await button(page, '立即支付').tap()
      await button(page, '确认支付').tap()
    },
    most: { taps: 10, fields: 3 },
  },
  'the web view of the mini-program, by its ticket and its native cashier': {
    played: 'web-view',
    from: {},
    appId: 'wx-sandbox',
    countries: 'MNP_H5',
    enter: knownByWechat,
    pay: async (page) => {
      await arriveAt(page, /\/sandbox\/mini-program\/pages\/purchase\/payment/)
      await button(page, '确认支付').tap()
    },
    most: { taps: 10, fields: 3 },
  },
}

test.describe('a whole purchase in', () => {
  for (const [name, { played, from, appId, countries, most, ...way }] of Object.entries(hosts))
    test(name, async () => {
      const { page } = await shop.phone()
      const { self } = shop.family()
      const appIds = new Set<string | undefined>()
      const lists = new Set<string>()
      let isAuthorised = false
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/wechat/authorize') isAuthorised = true
        if (!/^\/(api|v1|rpc)\//.test(new URL(request.url()).pathname)) return
        appIds.add(request.headers()['x-app-id'])
        const list = /"namespace":"nationality","key":"([^"]*)"/.exec(request.postData() ?? '')?.[1]
        if (list) lists.add(list)
      })
      const checkCalls = from === came ? listenToCalls(page) : undefined
      /** Every page and every call says where the visitor came from. */
      const checkOrigin = () => {
        if (!checkCalls) return
        assert.deepEqual(saidBy(page), came, page.url())
        checkCalls()
      }
      const home = address('/insure', { ...products.shanghai, ...from })
      const since = await countHands(page)
      // On arrival the page asks WeChat for the identity, and only then the gateway for a poster.
      const settled = page.waitForResponse(/\/getConfig$/)
      await page.goto(`/sandbox/as/${played}?to=${encodeURIComponent(home)}`)
      await settled
      await button(page, '立即投保').waitFor()
      checkOrigin()
      await startInsuring(page)
      await way.enter(page, self)
      checkOrigin()
      await fillOne(page, self)
      await button(page, '查看明细').waitFor()
      await propose(page)
      checkOrigin()
      // Nothing is asked for that was agreed to, and no cashier opens in the web view.
      assert.equal(await page.getByRole('checkbox').count(), 0)
      const bank = page.getByRole('radio', { name: '银行卡支付', exact: true })
      assert.equal(await bank.count(), played === 'web-view' ? 0 : 1)
      await button(page, '确认并支付').tap()
      const { taps, fields } = since()
      isAtMost(name, { taps: taps + 1, fields }, most)
      await way.pay(page)
      await seeResult(page)
      checkOrigin()
      assert.equal(isAuthorised, played === 'official-account')
      assert.deepEqual([...appIds], [appId])
      assert.deepEqual([...lists], [`310000_${countries}`])
      const [order] = (await shop.sandbox.payOrders()).slice(-1)
      assert.equal(order?.outcome, 'PAID')
      await button(page, '查看保单').tap()
      await arriveAt(page, /\/policy-list/)
      const policies = page.getByRole('link', { name: '申城安心保' })
      await policies.first().waitFor()
      assert.equal(await policies.count(), 1)
      await policies.tap()
      await arriveAt(page, /\/policy-detail/)
      await words(page, '¥129.00').first().waitFor()
      checkOrigin()
    })
})
