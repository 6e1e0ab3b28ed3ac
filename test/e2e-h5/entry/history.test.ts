import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { takenIn } from '../../support/pass-time'
import { openShop } from '../../support/shop'
import {
  address,
  arriveAt,
  askForCode,
  button,
  eventually,
  heading,
  products,
} from '../../support/storefront'
import { test } from '../../support/test'

/** Effects of forward and Back on a page, and what the session stores about them. */

const shop = openShop()
const home = address('/insure', products.shanghai)

/** Scroll position of the last visible page, because pages lie on top of each other. */
const scrolled = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.taro_page')].filter(
      ({ offsetParent, offsetHeight }) => offsetParent !== null || offsetHeight > 0,
    )
    return shown.pop()?.scrollTop ?? -1
  })

const remembered = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key)

test.describe('going on and back', () => {
  test('RT007 the next page begins at its top, and Back finds the place again', async () => {
    const { page } = await shop.phone()
    await page.goto(home)
    await button(page, '立即投保').waitFor()
    // While the page is hidden, an answer that makes it longer moves what was seen.
    await takenIn(page)
    const document = page.getByRole('link', { name: /条款/ }).last()
    // What loads late makes the page longer, and the browser scrolls on to keep what is seen in its place.
    const place = async () => (await document.boundingBox())?.y ?? NaN
    await document.tap({ trial: true })
    const left = await place()
    assert.ok((await scrolled(page)) > 200)
    await document.tap()
    await arriveAt(page, /\/pdf-viewer/)
    assert.equal(await scrolled(page), 0)
    await page.goBack()
    await button(page, '立即投保').waitFor()
    await eventually(place, (found) => Math.abs(found - left) < 40)
  })

  test('STO003 STO004 the session knows the last page and the last popup', async () => {
    const { page } = await shop.phone()
    await page.goto('/shanghai/order/login?cityCode=310000&productCode=PP57&wtagid=W1')
    await askForCode(page, shop.family().self.mobile)
    await page.getByRole('dialog').waitFor()
    assert.ok(await remembered(page, 'POP_CACHE_KEY'))
    await page.goto(home)
    await button(page, '立即投保').waitFor()
    assert.match((await remembered(page, 'lastPageKey')) ?? '', /\/insure\?cityCode=310000/)
    // An error page does not count as the last page.
    await page.goto('/page-error2')
    await heading(page, /找不到|不存在|未找到/)
      .first()
      .waitFor()
    assert.match((await remembered(page, 'lastPageKey')) ?? '', /\/insure\?cityCode=310000/)
  })
})
