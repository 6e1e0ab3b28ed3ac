import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { Applicant } from '../support/family'
import { openShop } from '../support/shop'
import {
  address,
  agreeToTerms,
  button,
  field,
  fillOne,
  products,
  propose,
  seeResult,
  signIn,
  startInsuring,
  words,
} from '../support/storefront'
import { test } from '../support/test'

/** One purchase from the product to the policy, in each app that may show the storefront. */

const shop = openShop()
// This file starts late, and idle workers can take its tests.
test.describe.configure({ mode: 'parallel' })
const home = address('/insure', products.shanghai)

interface Host {
  /** Name of the app that the sandbox plays in a plain browser. */
  played: string
  /** The app id in its calls. `countries` is the end of its key for the list of countries. */
  appId: string
  countries: string
  /** Goes to the form and signs in. */
  enter(page: Page, self: Applicant): Promise<void>
  /** Pays in the page or sheet that opens by itself after the confirmation. */
  pay(page: Page): Promise<void>
}

/** WeChat gives the identity but no mobile number, so the form asks for it. */
const knownByWechat = async (page: Page, self: Applicant) => {
  await page.waitForURL(/\/insure-apply/)
  await button(page, '下一步').waitFor()
  assert.doesNotMatch(page.url(), /hmTicket|hmAppId|[?&]code=/)
  await field(page, '手机号码').fill(self.mobile)
}

const hosts: Readonly<Record<string, Host>> = {
  'a browser, by mobile and the cashier page': {
    played: 'browser',
    appId: 'h5-normal',
    countries: 'H5',
    enter: async (page, self) => {
      await signIn(page, shop.sandbox, self.mobile)
      await button(page, '下一步').waitFor()
    },
    pay: async (page) => {
      await page.waitForURL(/\/sandbox\/cashier/)
      await button(page, '支付成功').tap()
    },
  },
  'an official account, known by WeChat and paid in its sheet': {
    played: 'official-account',
    appId: 'wx-sandbox-oa',
    countries: 'WECHAT',
    enter: knownByWechat,
    pay: (page) => button(page, '确认支付').tap(),
  },
  'the web view of the mini-program, by its ticket and its native cashier': {
    played: 'web-view',
    appId: 'wx-sandbox',
    countries: 'MNP_H5',
    enter: knownByWechat,
    pay: async (page) => {
      await page.waitForURL(/\/sandbox\/mini-program\/pages\/purchase\/payment/)
      await button(page, '确认支付').tap()
    },
  },
}

test.describe('a whole purchase in', () => {
  for (const [name, { played, appId, countries, enter, pay }] of Object.entries(hosts))
    test(name, async () => {
      const { page } = await shop.phone()
      const { self } = shop.family()
      const appIds = new Set<string | undefined>()
      const lists = new Set<string>()
      page.on('request', (request) => {
        if (!/^\/(api|v1|rpc)\//.test(new URL(request.url()).pathname)) return
        appIds.add(request.headers()['x-app-id'])
        const list = /"namespace":"nationality","key":"([^"]*)"/.exec(request.postData() ?? '')?.[1]
        if (list) lists.add(list)
      })
      // On arrival the page asks WeChat for the identity, and only then the gateway for a poster.
      const settled = page.waitForResponse(/\/getConfig$/)
      await page.goto(`/sandbox/as/${played}?to=${encodeURIComponent(home)}`)
      await settled
      await button(page, '立即投保').waitFor()
      await startInsuring(page)
      await enter(page, self)
      await fillOne(page, self)
      await propose(page)
      await agreeToTerms(page)
      await button(page, '确认并支付').tap()
      await pay(page)
      await seeResult(page)
      assert.deepEqual([...appIds], [appId])
      assert.deepEqual([...lists], [`310000_${countries}`])
      const [order] = (await shop.sandbox.payOrders()).slice(-1)
      assert.equal(order?.outcome, 'PAID')
      await button(page, '查看保单').tap()
      await page.waitForURL(/\/policy-list/)
      const policies = page.getByRole('link', { name: '申城安心保' })
      await policies.first().waitFor()
      assert.equal(await policies.count(), 1)
      await policies.tap()
      await page.waitForURL(/\/policy-detail/)
      await words(page, '¥129.00').first().waitFor()
    })
})
