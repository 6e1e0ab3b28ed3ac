import assert from 'node:assert/strict'
import type { Page, Request } from '@playwright/test'
import { seriousFindings } from '../../support/serious-findings'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import { address, arriveAt, button, heading, signIn, words } from '../../support/storefront'
import { test } from '../../support/test'

/** Consent to show data to a partner, and links that lead people to partners. */

const shop = openShop()
const source = 'SUISHENBAN_XCX'
const DAY_MS = 86_400_000
const nextMonth = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)

let last = 0
const authPage = (other: Record<string, string> = {}) =>
  address('/auth-page', {
    source,
    business: 'COVER_QUERY',
    seqNo: `E2E-${process.pid}-${(last += 1)}`,
    effectiveTime: nextMonth,
    realReq: 'COVER',
    redirectPath: '/tab/care-guide?cityCode=310000',
    ...other,
  })

const signedIn = async () => {
  const { page } = await shop.phone({ size: 'small' })
  const { login } = await signInByCalls(page, shop.sandbox.origin, shop.family().self.mobile)
  return { page, login }
}

const REPORT = /authorizationInformationReport$/
const dataOf = (request: Request) =>
  (request.postDataJSON() as { data: Record<string, string> }).data
const result = (page: Page) => new URL(page.url()).searchParams.get('authResult')

test.describe('a partner asks to see something', () => {
  test('RT087 API123 it is told in words, agreed to, reported, and leads back', async () => {
    const { page, login } = await signedIn()
    const asked = authPage()
    await page.goto(asked)
    await heading(page, '随申办申请查看您的信息').waitFor()
    await words(page, /您名下有效保单的产品、生效日和到期日/).waitFor()
    await words(page, nextMonth).waitFor()
    await words(page, /一次性凭证/).waitFor()
    assert.deepEqual(await seriousFindings(page), [])
    assert.equal(await page.title(), '信息授权')
    const consent = page.getByRole('checkbox', { name: '我已阅读并同意把以上信息提供给随申办' })
    assert.equal(await consent.isChecked(), false)
    await button(page, '同意授权').tap()
    await page.getByRole('alert').getByText('请先阅读并勾选同意').waitFor()
    await consent.check()

    await page.route(REPORT, (route) => route.abort(), { times: 1 })
    await button(page, '同意授权').tap()
    await page.getByRole('dialog').getByRole('button', { name: '好的' }).tap()
    const reported = page.waitForRequest(REPORT)
    await button(page, '同意授权').tap()
    const { textHash, userid, ...data } = dataOf(await reported)
    const { searchParams: said } = new URL(asked, shop.sandbox.origin)
    assert.deepEqual(data, {
      ...Object.fromEntries(
        ['source', 'business', 'seqNo', 'effectiveTime', 'realReq'].map((name) => [
          name,
          said.get(name),
        ]),
      ),
    })
    assert.match(textHash ?? '', /^[0-9a-f]{64}$/)
    assert.ok(userid)
    assert.notEqual(userid, login.openId)
    await arriveAt(page, /\/tab\/care-guide\?/)
    assert.equal(result(page), '1')
    assert.equal(new URL(page.url()).searchParams.get('seqNo'), said.get('seqNo'))

    await page.goto(asked)
    await heading(page, '您已同意授权').waitFor()
    await button(page, '继续').tap()
    await arriveAt(page, /\/tab\/care-guide\?/)
  })

  test('RT087 who refuses is led back, and nothing is reported', async () => {
    const { page } = await signedIn()
    const reports: string[] = []
    page.on('request', (request) => {
      if (REPORT.test(request.url())) reports.push(request.url())
    })
    await page.goto(authPage())
    await button(page, '不同意').tap()
    await arriveAt(page, /\/tab\/care-guide\?/)
    assert.equal(result(page), '0')
    assert.deepEqual(reports, [])
  })

  test('RT087 an address that is incomplete, forged or leads elsewhere asks for nothing', async () => {
    const { page } = await signedIn()
    const wrongs: Record<string, string>[] = [
      { redirectPath: '' },
      { redirectPath: 'https://evil.example/in' },
      { redirectPath: '//evil.example/in' },
      { source: 'NOBODY' },
      { realReq: 'COVER,HEALTH' },
      { effectiveTime: '2020-01-01' },
      { seqNo: '<b>' },
    ]
    for (const wrong of wrongs) {
      await page.goto(authPage(wrong))
      await heading(page, '授权地址不完整或不能打开').waitFor()
      assert.equal(await button(page, '同意授权').count(), 0)
    }
  })

  test('RT087 whoever is not signed in is, first', async () => {
    const { page } = await shop.phone()
    await page.goto(authPage())
    await arriveAt(page, /\/login\?/)
    await signIn(page, shop.sandbox, shop.family().self.mobile)
    await heading(page, '随申办申请查看您的信息').waitFor()
  })

  test('API123 in an official account it is reported by openid', async () => {
    const { page } = await shop.phone()
    await page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(authPage())}`)
    await page.getByRole('checkbox').check()
    const reported = page.waitForRequest(REPORT)
    await button(page, '同意授权').tap()
    const data = dataOf(await reported)
    assert.match(data['openid'] ?? '', /^86-/)
    assert.equal(data['userid'], undefined)
    await arriveAt(page, /\/tab\/care-guide\?/)
  })
})

test.describe('people are led to a partner', () => {
  const isWithoutToken = (page: Page) =>
    assert.equal(new URL(page.url()).searchParams.get('token'), null)

  test('API122 whoever must sign in for it does, and is led on', async () => {
    const { page } = await shop.phone()
    await page.goto(address('/outer-transfer', { source, target: 'claim', channel: 'C7' }))
    await arriveAt(page, /\/login\?/)
    await signIn(page, shop.sandbox, shop.family().self.mobile)
    await arriveAt(page, /\/tab\/claim-service\?/)
    isWithoutToken(page)
  })

  test('API126 a visitor is led to a page of ours without a token', async () => {
    const { page } = await shop.phone()
    await page.goto(address('/outer-transfer', { source, target: 'care' }))
    await arriveAt(page, /\/tab\/care-guide\?/)
    isWithoutToken(page)
  })

  test('API126 a place that the service does not name opens nowhere', async () => {
    const { page } = await shop.phone()
    for (const target of ['https://evil.example', 'nowhere']) {
      await page.goto(address('/outer-transfer', { source, target }))
      await heading(page, '这个地址暂时不能打开').waitFor()
    }
  })
})
