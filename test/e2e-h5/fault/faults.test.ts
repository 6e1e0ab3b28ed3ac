import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openPhone } from '../../support/browser'
import { openShop } from '../../support/shop'
import { proposeByCalls } from '../../support/signed-in-phone'
import {
  address,
  agreeToTerms,
  button,
  eventually,
  leaveCashier,
  products,
  seeToast,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

const shop = openShop()

/** Fires the event with which browsers report an uncaught error. */
const breakWith = (page: Page, message: string) =>
  page.evaluate((text) => {
    const error = text === 'Script error.' ? null : new Error(text)
    window.dispatchEvent(new ErrorEvent('error', { message: text, error }))
  }, message)

test.describe('a page that breaks', () => {
  test('is told to the console and to the gateway, once and without what people typed', async ({
    browser,
  }) => {
    const { page, context, errors } = await openPhone(browser, shop.gateway.origin)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/reportFault')) sent.push(request.postData() ?? '')
    })
    await page.goto('/insure?cityCode=310000&productCode=PP57')
    await button(page, '立即投保').waitFor()
    await breakWith(page, 'Script error.')
    await breakWith(page, 'Loading chunk 12 failed.')
    await breakWith(page, 'nothing is known of 李四 13900139000')
    await breakWith(page, 'nothing is known of 李四 13900139000')
    await page.evaluate(() => {
      void Promise.reject(new Error('nobody waited'))
    })
    const reports = await eventually(
      async () => sent,
      (seen) => seen.length >= 2,
    )
    assert.deepEqual(
      reports.map((report) => {
        const { data } = JSON.parse(report) as { data: { page: string; message: string } }
        return [data.page, data.message]
      }),
      [
        ['insure', 'nothing is known of * #'],
        ['insure', 'nobody waited'],
      ],
    )
    assert.ok(errors.some((error) => error.includes('nothing is known of')))
    assert.ok(!errors.some((error) => error.includes('Script error.')))
    await eventually(
      async () => shop.gateway.log(),
      (log) => log.includes('"fault":{"page":"insure"'),
    )
    await context.close()
  })
})

test.describe('what failures say', () => {
  const busy = '产品太火爆了，请稍后再试'

  test('ER003 is one sentence in the city of 500100, whatever failed', async () => {
    const { page } = await shop.phone()
    await page.route('**/GetConfigV2', (route) => route.abort())
    await page.goto('/insure?cityCode=500100&productCode=PH8A')
    await words(page, busy).waitFor()
    await page.unroute('**/GetConfigV2')
    await page.route('**/getCaptcha', (route) => route.abort())
    await page.goto('/login?cityCode=500100&productCode=PH8A')
    await page.getByLabel('手机号码').fill('13800138000')
    await seeToast(page, busy, () => button(page, '获取验证码').tap())
  })

  test('ER003 is the same sentence there when nothing answers in time, and its own elsewhere', async () => {
    const { page } = await shop.phone()
    await page.clock.install()
    // This call never gets an answer.
    await page.route('**/GetConfigV2', () => undefined)
    for (const [product, text] of [
      [{ cityCode: '500100', productCode: 'PH8A' }, busy],
      [products.shanghai, '哎呀，产品太火爆了，请求超时，请您稍后再试！'],
    ] as const) {
      const asked = page.waitForRequest('**/GetConfigV2')
      await page.goto(address('/insure', product))
      await asked
      await page.clock.fastForward(50_000)
      await words(page, text).waitFor()
    }
  })

  test('are the words of the payment service where it has some', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const said = '渠道限额，请更换支付方式'
    await page.route('**/createPayOrderToc', (route) =>
      route.fulfill({ json: { code: 70707, message: said } }),
    )
    const product = products.shanghai
    const proposalId = await proposeByCalls(page, shop.gateway.origin, self, product)
    await page.goto(address('/pay-confirm-v3', { ...product, proposalId }))
    await agreeToTerms(page)
    await button(page, '确认并支付').tap()
    await words(page, said).waitFor()
    await button(page, '好的').tap()

    // ER041: an unknown status does not lead to another page.
    await page.route('**/createPayOrderToc', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: object }
      await route.fulfill({ json: { ...answer, data: { ...answer.data, payStatus: 'SOMETHING' } } })
    })
    await button(page, '确认并支付').tap()
    await words(page, '订单创建失败').waitFor()
    await button(page, '好的').tap()
    await page.unroute('**/createPayOrderToc')
    await button(page, '确认并支付').tap()
    await leaveCashier(page)
  })
})
