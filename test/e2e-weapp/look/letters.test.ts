import assert from 'node:assert/strict'
import { find, onPage, reLaunch, tap, until } from '@huimin/weapp-sim'
import { layoutFaults } from '../../support/eyes/layout-faults'
import { drawLetters, lettersOn } from '../../support/eyes/letters'
import { makeForPages } from '../../support/eyes/made'
import { weappPages } from '../../support/eyes/weapp-pages'
import { newFamily } from '../../support/family'
import { test } from '../../support/test'
import { noDialog } from '../../support/weapp-form'
import { openMiniShop } from '../../support/weapp-shop'

/** WeChat's letter sizes in the mini-program: they reach every page, which loses nothing by them. */

const HOME = 'pages/insure/index'
const PRODUCT = `${HOME}?cityCode=310000&productCode=PP57`
const HEIGHT = 640

const shop = openMiniShop({
  person: 'letters',
  entry: PRODUCT,
  viewport: { width: 320, height: HEIGHT },
})

/** The size of ordinary text on the shown page, in px. */
const textSize = () =>
  shop.simulator.page.evaluate(() => {
    const page = document.querySelector('.page-host:not([hidden]) .hm-page')
    return page ? parseFloat(getComputedStyle(page).fontSize) : 0
  })
/** The styles draw 16 px on a screen of 375 px. */
const USUAL = (16 * 320) / 375
const isDrawn = (growth: number) =>
  until(async () =>
    assert.equal(Math.round((await textSize()) * 10), Math.round(USUAL * growth * 10)),
  )

const OFFER = '.hm-dialog__panel button'

test('WeChat’s letter size is that of the page, and 长辈版 is offered once from 22 px on', async () => {
  await find(await onPage(shop.mini, HOME), 'button', '立即投保')
  await isDrawn(1)
  await shop.simulator.restart(PRODUCT, { letterScale: 1.4 })
  const page = await onPage(shop.mini, HOME)
  await tap(page, OFFER, '暂不使用')
  await noDialog(page)
  await isDrawn(1.4)
  await shop.simulator.restart(PRODUCT, { letterScale: 1.5 })
  const again = await onPage(shop.mini, HOME)
  await find(again, 'button', '立即投保')
  await isDrawn(1.5)
  await tap(again, 'button', /长辈版/)
  // 长辈版 draws 20 px by itself, so it grows only by what is left.
  await isDrawn(1.5)
  await noDialog(again)
  await tap(again, 'button', /标准版/)
  await isDrawn(1.5)
})

/** The text fields and the buttons of the shown page: their height, and that of their letters. */
const controls = () =>
  shop.simulator.page.evaluate(() => {
    const shown = '.page-host:not([hidden]) .hm-page'
    return [...document.querySelectorAll(`${shown} wx-input, ${shown} wx-button`)].map((one) => ({
      name: one.textContent?.trim() || one.id,
      isField: one.tagName === 'WX-INPUT',
      height: one.getBoundingClientRect().height,
      letters: parseFloat(getComputedStyle(one).fontSize),
    }))
  })

test('fields grow with the letters, and a finger finds 44 px on the narrowest phone', async () => {
  const form = 'pages/purchase/apply/index'
  for (const letterScale of [1, 1.65]) {
    await shop.simulator.restart(`${form}?cityCode=310000&productCode=PP57`, { letterScale })
    await find(await onPage(shop.mini, form), 'button', '下一步')
    const found = await controls()
    assert.ok(found.filter(({ isField }) => isField).length >= 3)
    const low = found.filter(({ height, letters, isField }) =>
      isField ? height < Math.max(44, letters * 1.5) : height < 44,
    )
    assert.deepEqual(low, [], String(letterScale))
  }
})

test('every page loses nothing at any letter size', async () => {
  const { mini, simulator, remote, sandbox } = shop
  await simulator.restart(PRODUCT)
  const login = await shop.login()
  const made = await makeForPages({ gateway: remote, login, sandbox }, newFamily())
  const faults: string[] = []
  for (const { key, url } of weappPages(made)) {
    await reLaunch(mini, `/${url}`)
    await until(async () =>
      assert.ok(
        await simulator.page.evaluate(() => {
          const shown = document.querySelector('.page-host:not([hidden]) .hm-page')
          return shown?.textContent?.trim() && !shown.querySelector('.hm-skeleton')
        }),
        key,
      ),
    )
    for (const { width, growth } of lettersOn) {
      await simulator.page.setViewportSize({ width, height: HEIGHT })
      await drawLetters(simulator.page, growth)
      const found = await layoutFaults(simulator.page)
      faults.push(...found.map((fault) => `${key} ${width} px, ${growth}: ${fault}`))
    }
  }
  assert.deepEqual(faults, [])
})
