import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { FULL_CIRCLE } from '../../support/circle'
import { aWoman, everythingOnSale, oneOfEachKind, type ForSale } from '../../support/every-product'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import {
  addInsurant,
  address,
  agreeToTerms,
  arriveAt,
  button,
  fillApplicant,
  goOn,
  noticeText,
  readNotices,
  readToEnd,
  seeNotice,
  seePrice,
  startInsuring,
  words,
} from '../../support/storefront'
import { test } from '../../support/test'
import { watchFields } from './fields-hold'

const shop = openShop()

/** Products of the four kinds of form and health notice. */
const thoroughly = ['PP57', 'PH4J', 'LH0G', 'LH1F']

const open = async (page: Page, { product }: ForSale) => {
  await page.goto(address('/insure', { ...product }))
  await button(page, '立即投保').waitFor()
}

const answerHealth = async (page: Page, { page: { health } }: ForSale) => {
  const agree = button(page, health.agreeText)
  await agree.waitFor()
  if (health.layout === 'questions')
    for (const no of await page.getByRole('radio', { name: '否' }).all()) await no.check()
  await agree.tap()
  await noticeText(page).waitFor()
}

const agreeButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^(同意并阅读下一项|我已阅读并同意)$/ })

/** Confirms the order, which opens the cashier at once, and decides the payment. */
const confirmAndPay = async (page: Page, outcome: '支付成功' | '取消支付') => {
  await agreeToTerms(page)
  const way = page.getByRole('radio', { name: '微信支付' })
  if ((await way.count()) > 0) await way.check()
  await button(page, '确认并支付').tap()
  // Products with underwriting after the payment show a message before it.
  const goOn = button(page, '继续支付')
  await goOn.or(button(page, outcome)).first().waitFor()
  if (await goOn.isVisible()) await goOn.tap()
  await arriveAt(page, /\/sandbox\/cashier/)
  await button(page, outcome).tap()
  await arriveAt(page, (url) => !url.pathname.startsWith('/sandbox'))
}

/** Turns `rgb(23, 74, 133)` into `#174A85`. */
const hexOf = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** UX012: waits for the result page and checks the product's colours. */
const seeBought = async (page: Page, { page: { colorSet } }: ForSale) => {
  await arriveAt(page, /\/insure-result/)
  await button(page, '查看保单').waitFor()
  const worn = await page
    .locator('.hm-outcome')
    .last()
    .evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color])
  assert.deepEqual(worn.map(hexOf), [colorSet.resultBaseColor, colorSet.resultFontColor])
}

/** Buys quickly: calls sign in, and the applicant is typed only once. Other tests cover both. */
const buyInHaste = async (sales: readonly ForSale[]) => {
  const { page } = await shop.phone()
  const self = { ...shop.family().self, ...aWoman() }
  await signInByCalls(page, shop.gateway.origin, self.mobile)
  let isKnown = false
  for (const sale of sales) {
    await open(page, sale)
    await startInsuring(page)
    await button(page, '下一步').waitFor()
    if (!isKnown) await fillApplicant(page, self)
    isKnown = true
    await addInsurant(page, sale.relation as never, sale.person)
    await goOn(page)
    await answerHealth(page, sale)
    await readNotices(page, sale.page.notices)
    await seePrice(page)
    await button(page, '确认并支付').waitFor()
    await confirmAndPay(page, '支付成功')
    await seeBought(page, sale)
  }
}

/** Runs two halves in parallel, so that one works while the other waits. */
const inTwo = <T>(all: readonly T[], act: (some: readonly T[]) => Promise<void>) => {
  const half = Math.ceil(all.length / 2)
  return Promise.all([act(all.slice(0, half)), act(all.slice(half))])
}

test(
  'every kind of product is bought in haste: each button as soon as it allows',
  FULL_CIRCLE,
  async () => {
    await inTwo(oneOfEachKind(await everythingOnSale(shop.gateway.origin)), buyInHaste)
  },
)

const buyThoroughly = async (sales: readonly ForSale[]) => {
  for (const sale of sales) {
    const { page } = await shop.phone()
    const fields = watchFields(page)
    const { self, father } = shop.family()

    await signInByCalls(page, shop.gateway.origin, self.mobile)
    await open(page, sale)
    await page
      .locator('#app')
      .getByRole('main')
      .evaluate((main) => main.scrollIntoView({ block: 'end' }))
    await startInsuring(page)
    await button(page, '下一步').waitFor()
    await fillApplicant(page, self)
    await addInsurant(page, '本人')
    await fields.hold()

    // A person is added and removed again.
    const older = sale.page.form.relations.find(({ type }) => /PARENTS$/.test(type))
    await addInsurant(page, (older?.label ?? '父母') as never, father)
    await page.getByRole('button', { name: /^删除/ }).last().tap()
    await page.getByRole('dialog').getByRole('button', { name: '确认' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await fields.hold()

    await button(page, '查看明细').tap()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await fields.hold()

    await goOn(page)
    await button(page, sale.page.health.agreeText).waitFor()
    await page.goBack()
    await button(page, '下一步').waitFor()
    await fields.hold()
    await goOn(page)
    // A page that was loaded again shows the price before it goes on.
    await button(page, sale.page.health.agreeText).waitFor()
    await page.reload()
    await answerHealth(page, sale)
    for (const [at, { forceRead }] of sale.page.notices.entries()) {
      await seeNotice(page, at)
      assert.equal(await agreeButton(page).isDisabled(), forceRead)
      await readToEnd(page)
      await agreeButton(page).tap()
    }
    // The visitor looks at the price twice and need not read the notices again.
    await button(page, '我已确认').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await button(page, sale.page.health.agreeText).tap()
    await button(page, '我已确认').tap()

    await button(page, '确认并支付').waitFor()
    await page.reload()
    await button(page, '确认并支付').waitFor()
    for (const { title } of sale.page.terms) {
      const read = page.getByRole('link', { name: title }).first()
      await read.tap()
      await arriveAt(page, /\/pdf-viewer/)
      await page.goBack()
      await button(page, '确认并支付').waitFor()
    }
    const order = page.url()
    await button(page, /^修改.*信息$/)
      .first()
      .tap()
    await button(page, '下一步').waitFor()
    await fields.hold()
    await page.goto(order)
    await button(page, '确认并支付').waitFor()
    await confirmAndPay(page, '取消支付')
    await button(page, '重新支付').or(button(page, '返回投保页')).first().waitFor()
    await page.goto(address('/order-center', { ...sale.product, tab: 'unpaid' }))
    await button(page, '去支付').tap()
    await confirmAndPay(page, '支付成功')
    await seeBought(page, sale)
    await button(page, '查看订单').tap()
    await words(page, '已支付').first().waitFor()
  }
}

test(
  'and thoroughly: everything is read, looked at, gone back to and tried again',
  FULL_CIRCLE,
  async () => {
    const all = await everythingOnSale(shop.gateway.origin)
    const chosen = all.filter(({ product }) => thoroughly.includes(product.productCode))
    assert.equal(chosen.length, thoroughly.length)
    await inTwo(chosen, buyThoroughly)
  },
)
