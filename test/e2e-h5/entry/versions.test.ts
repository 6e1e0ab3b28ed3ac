import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { walkTo } from '../../support/eyes/walk'
import { passTime } from '../../support/pass-time'
import { readPage } from '../../support/purchase'
import { remoteGateway } from '../../support/remote'
import { openShop } from '../../support/shop'
import { buyByCalls, proposeByCalls, signInByCalls } from '../../support/signed-in-phone'
import {
  address,
  agreeToTerms,
  arriveAt,
  button,
  confirmOrder,
  fillOne,
  goOn,
  heading,
  passHealth,
  payAt,
  type Product,
  products,
  propose,
  putReminderAway,
  reachApply,
  readNotices,
  seePrice,
  seeResult,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Versions of pages, chosen by address, by cfgUA and by time. */

const shop = openShop()
// This file starts late, and idle workers can take its tests.
test.describe.configure({ mode: 'parallel' })
const changsha = { cityCode: '430100', productCode: 'LG01' } as const
const query = new URLSearchParams(changsha).toString()

const pageOf = (product: Product) => readPage(remoteGateway(shop.gateway.origin), product)
/** Records the data of every later call with this name. */
const sentBy = (page: Page, cmd: string): Record<string, unknown>[] => {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(`/${cmd}`)) return
    sent.push((request.postDataJSON() as { data: Record<string, unknown> }).data)
  })
  return sent
}
const beAt = (instant: string, ms: number) =>
  shop.sandbox.shiftClock(Date.parse(instant) + ms - Date.now())

test.describe('cfgUA', () => {
  test('WX_NEW is the page for WeChat, in the words of its project, with the query kept', async () => {
    const { page } = await shop.phone()
    await page.goto(`/insure?${query}&cfgUA=WX_NEW&projectCode=P9&testid=T1`)
    await arriveAt(page, /\/wx\/insure-new\?/)
    await words(page, '您所在的单位已登记参保服务')
      .or(words(page, /您所在的单位/))
      .first()
      .waitFor()
    await button(page, '本人投保').waitFor()
    const { searchParams } = new URL(page.url())
    assert.deepEqual(
      ['cityCode', 'productCode', 'projectCode', 'testid'].map((name) => searchParams.get(name)),
      ['430100', 'LG01', 'P9', 'T1'],
    )
  })

  test('comes at its time, without a reload', async () => {
    const { page } = await shop.phone()
    await page.clock.install()
    await beAt('2027-04-01T00:00:00+08:00', -60_000)
    await page.goto(`/insure?${query}`)
    await button(page, '立即投保').waitFor()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await passTime(page, 60_000)
    await arriveAt(page, /\/wx\/insure-new\?/)
    await heading(page, '星城惠民保').waitFor()
    assert.equal(await page.evaluate(() => 'stayed' in window), true)
  })

  test('of PP57 shows its new page, at its address and from its time on', async () => {
    const { page } = await shop.phone()
    const fresh = words(page, /^申城新一年/).first()
    await page.goto('/insure?cityCode=310000&productCode=PP57&cfgUA=PP57_NEW')
    await fresh.waitFor()
    await page.goto('/insure?cityCode=310000&productCode=PP57')
    await words(page, /^一家老小一个价/)
      .first()
      .waitFor()
    await beAt('2027-03-01T00:00:00+08:00', 0)
    await page.goto('/insure?cityCode=310000&productCode=PP57')
    await arriveAt(page, /cfgUA=PP57_NEW/)
    await fresh.waitFor()
  })
})

test.describe('addresses of their own', () => {
  test('/wx/insure-renewal shows what the cover is renewed as: itself', async () => {
    const { page } = await shop.phone()
    await page.goto('/wx/insure-renewal?cityCode=140000&productCode=MH08')
    await words(page, '本期续保产品').waitFor()
    await button(page, '立即续保').tap()
    await arriveAt(page, /\/login\?.*MH08/)
  })

  test('/wx/insure-new sells, and ends at /wx/insure-result', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    await signInByCalls(page, shop.gateway.origin, self.mobile)
    await page.goto(address('/wx/insure-new', products.shanghai))
    await button(page, '立即投保').tap()
    await button(page, '下一步').waitFor()
    await fillOne(page, self)
    await propose(page)
    await confirmOrder(page)
    await payAt(page, '支付成功')
    await arriveAt(page, /\/wx\/insure-result\?/)
    await heading(page, '投保成功').waitFor()
  })

  test('/pay-confirm-pdd, -pjp and /pay-zhyl lay the same order out in their own way', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const proposalId = await proposeByCalls(page, shop.gateway.origin, self, changsha)
    const seen: string[] = []
    for (const path of ['/pay-confirm-v3', '/pay-confirm-pdd', '/pay-confirm-pjp', '/pay-zhyl']) {
      const to = `${path}?${query}&proposalId=${proposalId}`
      if (seen.length === 0) await page.goto(to)
      else await walkTo(page, to)
      await button(page, '确认并支付').filter({ visible: true }).waitFor()
      seen.push(
        (await page.getByRole('heading').filter({ visible: true }).allInnerTexts()).join(' '),
      )
    }
    assert.equal(new Set(seen).size, 4, seen.join('\n'))
  })
})

test('what an operator tells shows in its city while it holds, asked once a visit', async () => {
  const { page } = await shop.phone()
  const asked: string[] = []
  page.on('request', (request) => {
    const { cmd = '', data } = (request.postDataJSON() ?? {}) as {
      cmd?: string
      data?: { namespace?: string }
    }
    if (data?.namespace === 'activity_config') asked.push(cmd)
  })
  await beAt('2027-02-06T12:00:00+08:00', 0)
  await page.goto('/insure?cityCode=430100&productCode=LG01')
  await heading(page, '春节期间客服时间调整').waitFor()
  // The page for WeChat shows it too, and the page of another city does not.
  await page.goto('/wx/insure-new?cityCode=430100&productCode=LG01')
  await heading(page, '春节期间客服时间调整').waitFor()
  await page.goto('/insure?cityCode=310000&productCode=PP57&cfgUA=PP57_NEW')
  await heading(page, '保障责任').waitFor()
  assert.equal(await heading(page, '春节期间客服时间调整').count(), 0)
  assert.deepEqual(asked.sort(), ['GetConfigV2', 'QueryConfig'])
})

test.describe('the ways through the purchase', () => {
  for (const [row, flow, product, agree, title, circle] of [
    ['RT020', 'v3', changsha, undefined, undefined, FULL_CIRCLE],
    ['RT031 RT048', 'pdd', changsha, '都没有，去付款', '确认付款', {}],
    ['RT032', 'pjp', changsha, undefined, '和家人一起核对', FULL_CIRCLE],
    [
      ...(['RT034', 'pjp', { cityCode: '350400', productCode: 'MH12' }] as const),
      ...([undefined, '和家人一起核对', {}] as const),
    ],
  ] as const)
    test(
      `${row} ${product.productCode}: /health-confirm-${flow} leads to /pay-confirm-${flow}, where it is paid`,
      circle,
      async () => {
        const { page } = await shop.phone()
        const { self } = shop.family()
        const { health, notices, result } = await pageOf(product)
        await reachApply(page, shop.sandbox, product, self)
        await fillOne(page, self)
        await goOn(page)
        await arriveAt(page, /\/health-confirm/)
        await page.goto(address(`/health-confirm-${flow}`, product))
        await words(page, health.items[0] ?? '')
          .first()
          .waitFor()
        await passHealth(page, agree ?? health.agreeText)
        const declared = sentBy(page, 'confirmHealthInform')
        await readNotices(page, notices)
        await seePrice(page)
        await arriveAt(page, (url) => url.pathname === `/pay-confirm-${flow}`)
        await button(page, '确认并支付').waitFor()
        assert.deepEqual(
          declared.map(({ productCode, answer }) => [productCode, answer]),
          [[product.productCode, 'AGREE']],
        )
        if (title) await heading(page, title).waitFor()
        await agreeToTerms(page)
        await button(page, '确认并支付').tap()
        await arriveAt(page, /\/sandbox\/cashier/)
        await button(page, '支付成功').tap()
        await seeResult(page, result.title)
      },
    )
})

test('API073 API075 a product of V2 is ordered and confirmed by its own calls', async () => {
  const { page } = await shop.phone()
  const { self } = shop.family()
  const product = { cityCode: '140500', productCode: 'MA01' }
  const { health, notices } = await pageOf(product)
  const sent = Object.fromEntries(
    ['doProposalToc', 'doProposalTocV2', 'confirmedProposalToc', 'confirmedProposalTocV2'].map(
      (cmd) => [cmd, sentBy(page, cmd)],
    ),
  )
  await reachApply(page, shop.sandbox, product, self)
  await fillOne(page, self)
  await goOn(page)
  await passHealth(page, health.agreeText)
  await readNotices(page, notices)
  await seePrice(page)
  await arriveAt(page, /\/pay-confirm-v3/)
  const proposalId = new URL(page.url()).searchParams.get('proposalId')
  await agreeToTerms(page)
  await button(page, '确认并支付').tap()
  await arriveAt(page, /\/sandbox\/cashier/)
  assert.equal(sent['doProposalTocV2']?.[0]?.['version'], 3)
  assert.deepEqual(sent['confirmedProposalTocV2'], [{ proposalId, version: 3, documents: [] }])
  assert.deepEqual([sent['doProposalToc'], sent['confirmedProposalToc']], [[], []])
})

test.describe('an order', () => {
  const sanming = { cityCode: '350400', productCode: 'PH6X' } as const
  // The pages of RT049 and RT050 are paid from by other products in providers.test.ts.
  for (const [row, path, product, title] of [
    ['RT049', '/pay-confirm-pjp', changsha, '和家人一起核对'],
    ['RT049', '/pay-confirm-pjp', sanming, '和家人一起核对'],
    ['RT050', '/pay-zhyl', changsha, '支付保费'],
  ] as const)
    test(`${row} of ${product.productCode} is paid from ${path}`, FULL_CIRCLE, async () => {
      const { page } = await shop.phone()
      const { self } = shop.family()
      const { result } = await pageOf(product)
      const proposalId = await proposeByCalls(page, shop.gateway.origin, self, product)
      await page.goto(address(path, { ...product, proposalId }))
      await heading(page, title).waitFor()
      await agreeToTerms(page)
      await button(page, '确认并支付').tap()
      await arriveAt(page, /\/sandbox\/cashier/)
      await button(page, '支付成功').tap()
      await seeResult(page, result.title)
    })

  test('RT051 of LG01 that was paid shows in the words of LG01 how it ended', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const { result } = await pageOf(changsha)
    const { orderId } = await buyByCalls(page, shop.sandbox, self, { product: changsha })
    const asked = sentBy(page, 'getSuccessPageInfoToc')
    await page.goto(address('/insure-result', { ...changsha, proposalId: orderId }))
    await heading(page, result.title).waitFor()
    assert.equal(asked[0]?.['proposalId'], orderId)
    await words(page, /^保单号/).waitFor()
    for (const text of [result.text, ...result.nextSteps]) await words(page, text).waitFor()
  })

  test('RT001 is shown as its own product has it, also where the address names none there is', async () => {
    const { page } = await shop.phone()
    const { self } = shop.family()
    const { payConfirm } = await pageOf(changsha)
    const unknown = { cityCode: '999999', productCode: 'ZZ99' }
    const proposalId = await proposeByCalls(page, shop.gateway.origin, self, changsha)
    await page.goto(address('/pay-confirm-v3', { ...unknown, proposalId }))
    await heading(page, payConfirm.title).waitFor()
    await button(page, '确认并支付').waitFor()
    // Without an order to confirm, the page leads to the list, which first shows a reminder.
    await page.goto(address('/pay-confirm-v3', unknown))
    await arriveAt(page, /\/order-center\?/)
    await putReminderAway(page)
    await button(page, '去支付').waitFor()
    // A product that does not exist cannot be tried again, so the page leads to those there are.
    await page.goto(address('/health-confirm-v3', unknown))
    await words(page, '没有找到这个产品').waitFor()
    assert.equal(await button(page, '重试').count(), 0)
    await page.getByRole('link', { name: '返回投保页' }).tap()
    await arriveAt(page, /\/insure/)
  })
})
