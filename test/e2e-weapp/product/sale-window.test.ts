import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { find, findAll, onPage, says, tap, until } from '@huimin/weapp-sim'
import { changedCatalogue } from '../../support/changed-catalogue'
import { test } from '../../support/test'
import { openMiniShop } from '../../support/weapp-shop'

/** The poster over a product's page follows the gateway's clock, never the phone's clock. */

const folder = changedCatalogue({
  '140500/MA01.json': (file) => ({
    ...file,
    poster: { disableTimeCheck: true, introImg: 'taihang', backgroundColor: '#34568B' },
  }),
  '341200/PG45.json': (file) => ({
    ...file,
    poster: { disableTimeCheck: true, backgroundColor: '#8A5A12' },
  }),
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const INSURE = 'pages/insure/index'
const POSTER = '.hm-poster'
/** LG01 in server/catalogue has a poster in the night at the turn of the year. */
const CHANGSHA = `${INSURE}?cityCode=430100&productCode=LG01`
const START = Date.parse('2026-12-31T22:00:00+08:00')
const END = Date.parse('2027-01-01T06:00:00+08:00')

const shop = openMiniShop({
  person: 'sale-window',
  own: true,
  settings: { CATALOGUE_DIR: folder },
})

const openAt = async (instant: number) => {
  await shop.sandbox.shiftClock(instant - Date.now())
  await shop.simulator.restart(CHANGSHA)
  return onPage(shop.mini, INSURE)
}

test.describe('the poster of a sale window', () => {
  test('covers the page in its window, and its button books', async () => {
    const page = await openAt(START + 60_000)
    await says(page, POSTER, /星城惠民保即将开放[^]*距离开放还有\s*07:\d\d:\d\d/)
    await find(page, `${POSTER} image`)
    await tap(page, `${POSTER} button`, '立即预约')
    await says(await onPage(shop.mini, 'pages/purchase/reserve/index'), 'page', /星城惠民保/)
  })

  test('goes at its end, and the page below sells', async () => {
    await shop.simulator.page.clock.install()
    const page = await openAt(END - 60_000)
    await find(page, POSTER)
    await shop.simulator.page.clock.fastForward(60_000)
    await until(async () => assert.equal((await findAll(page, POSTER)).length, 0))
    await tap(page, 'button', '立即投保')
    await onPage(shop.mini, 'pages/purchase/apply/index')
  })

  test('stays for good where a product says so', async () => {
    await shop.simulator.restart(`${INSURE}?cityCode=140500&productCode=MA01`)
    await says(await onPage(shop.mini, INSURE), POSTER, /暂不开放[^]*目前不接受在线投保/)
  })

  test('without a picture leads to the page that says so', async () => {
    await shop.simulator.restart(`${INSURE}?cityCode=341200&productCode=PG45`)
    const page = await onPage(shop.mini, 'pages/error/index')
    assert.equal((page.query as { type?: string }).type, 'notOpened')
  })
})
