import assert from 'node:assert/strict'
import { find, findAll, onPage, says, tap, textOf, until, type Page } from '@huimin/weapp-sim'
import budgets from '../../../config/setdata-budgets.json'
import { test } from '../../support/test'
import { typeLetters } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'

const PRODUCT = 'pages/insure/index?cityCode=310000&productCode=PP57'
const MOST_INSURED = 8

let page: Page

const shop = openMiniShop({
  entry: PRODUCT,
  person: 'volume',
  prepare: async ({ mini }) => {
    page = await onPage(mini, 'pages/insure/index')
  },
})

const QUIET_MS = 150

/** Bytes that went to the view since the last call. It waits until no more data come. */
const crossed = async (): Promise<number> => {
  for (let sum = 0; ;) {
    await shop.mini.evaluate(
      (ms: number) => new Promise((resolve) => setTimeout(() => resolve(null), ms)),
      QUIET_MS,
    )
    const setDataCalls = await shop.simulator.setDataCalls()
    if (setDataCalls.length === 0) return sum
    for (const { bytes } of setDataCalls) sum += bytes
  }
}

interface Queries {
  createSelectorQuery(): Queries
  selectViewport(): Queries
  scrollOffset(done: (offset: { scrollTop: number }) => void): Queries
  exec(): void
}
declare const wx: Queries

/** How far the page is scrolled, in CSS pixels. */
const scrolledTo = (): Promise<number> =>
  shop.mini.evaluate(
    () =>
      new Promise<number>((resolve) => {
        wx.createSelectorQuery()
          .selectViewport()
          .scrollOffset(({ scrollTop }) => resolve(scrollTop))
          .exec()
      }),
  )

test.describe('what crosses from the logic layer to the view', () => {
  test('opening a product', async () => {
    await find(page, 'button', '立即投保')
    const bytes = await crossed()
    assert.ok(bytes <= budgets.openInsure, `${bytes} bytes`)
  })

  test('the lower half of the page comes when somebody scrolls there', async () => {
    assert.doesNotMatch(await textOf(page, 'page'), /承保与监督/)
    await shop.mini.callWxMethod('pageScrollTo', { scrollTop: 100_000 })
    await says(page, 'page', /承保与监督/)
  })

  test('a tab leads to its section, and scrolling marks the section that is read', async () => {
    await shop.mini.callWxMethod('pageScrollTo', { scrollTop: 0, duration: 0 })
    await tap(page, '.hm-section-tabs button', '承保')
    await until(async () => assert.ok((await scrolledTo()) > 1000))
    await until(async () => assert.equal(await textOf(page, '.hm-tabs__tab--on'), '承保'))
    await shop.mini.callWxMethod('pageScrollTo', { scrollTop: 0, duration: 0 })
    await until(async () => assert.equal(await textOf(page, '.hm-tabs__tab--on'), '保障'))
  })

  test('a key, with everybody insured', async () => {
    await tap(page, 'button', '立即投保')
    page = await onPage(shop.mini, 'pages/purchase/apply/index')
    for (let insured = 1; insured <= MOST_INSURED; insured++) {
      await tap(page, '.hm-insurants__relation')
      await until(async () => assert.equal((await findAll(page, '.hm-insurant')).length, insured))
    }
    const keyboard = shop.simulator.page.keyboard
    assert.ok(keyboard)
    await typeLetters(page, keyboard, '姓名', '王')
    await crossed()
    await keyboard.type('建')
    const bytes = await crossed()
    assert.ok(bytes <= budgets.key, `${bytes} bytes`)
  })

  test('a dialog, opened and closed', async () => {
    await shop.mini.callWxMethod('hideKeyboard')
    await crossed()
    await tap(page, '.hm-insurant button', '删除')
    await tap(page, '.hm-dialog__panel button', '取消')
    await until(async () => assert.equal((await page.$$('.hm-dialog__panel')).length, 0))
    const bytes = await crossed()
    assert.ok(bytes <= budgets.dialog, `${bytes} bytes`)
  })
})
