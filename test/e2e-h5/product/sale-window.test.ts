import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { changedCatalogue } from '../../support/changed-catalogue'
import { passTime, takenIn } from '../../support/pass-time'
import { openShop } from '../../support/shop'
import { signInByCalls } from '../../support/signed-in-phone'
import { arriveAt, button, eventually, heading, words } from '../../support/storefront'
import { test } from '../../support/test'

/** The poster over a product's page follows the gateway's clock, never the phone's clock. */

/** MA01 always has its poster. PG45 has no picture for a poster. The sale of PH4J ends. */
const folder = changedCatalogue({
  '140500/MA01.json': (file) => ({
    ...file,
    poster: { disableTimeCheck: true, introImg: 'taihang' },
  }),
  '341200/PG45.json': (file) => ({
    ...file,
    poster: { disableTimeCheck: true, backgroundColor: '#8A5A12' },
  }),
  '320100/PH4J.json': (file) => ({
    ...file,
    sale: { startAt: '2024-10-01T00:00:00+08:00', endAt: '2035-10-01T00:00:00+08:00' },
  }),
})
const shop = openShop({ own: true, settings: { CATALOGUE_DIR: folder } })
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
/** LG01 in server/catalogue has a poster in two nights at the turn of the year. */
const START = Date.parse('2026-12-31T22:00:00+08:00')
const END = Date.parse('2027-01-01T06:00:00+08:00')
const GAP = Date.parse('2028-01-01T00:00:00+08:00')
const ADDRESS = '/insure?cityCode=430100&productCode=LG01'

const beAt = (instant: number) => shop.sandbox.shiftClock(instant - Date.now())
const poster = (page: Page) => page.getByRole('dialog', { name: '星城惠民保即将开放' })

test.describe('the poster of a sale window', () => {
  test('DL065 comes by itself at its start, with its countdown, and goes at its end', async () => {
    const { page } = await shop.phone()
    await page.clock.install()
    await beAt(START - 60_000)
    await page.goto(ADDRESS)
    await button(page, '立即投保').waitFor()
    assert.equal(await poster(page).count(), 0)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await passTime(page, 60_000)
    await poster(page).waitFor()
    await words(page, /^0[78]:\d\d:\d\d$/).waitFor()
    const covered = await poster(page).boundingBox()
    assert.deepEqual(covered && [covered.x, covered.y, covered.width], [0, 0, 390])
    const drawn = await poster(page).evaluate((over) => ({
      colour: getComputedStyle(over).backgroundColor,
      focus: over.contains(document.activeElement),
      height: over.clientHeight - window.innerHeight,
    }))
    assert.deepEqual(drawn, { colour: 'rgb(168, 50, 45)', focus: true, height: 0 })
    const image = poster(page).locator('img')
    assert.ok(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => true)))
    await passTime(page, END - START)
    await poster(page).waitFor({ state: 'detached' })
    assert.equal(await page.evaluate(() => 'stayed' in window), true)
    await button(page, '立即投保').tap()
    await arriveAt(page, /\/login\?/)
  })

  test('comes again in a gap, and never between or after', async () => {
    const { page } = await shop.phone()
    await beAt(GAP + 60_000)
    await page.goto(ADDRESS)
    await poster(page).waitFor()
    for (const instant of [END + 3_600_000, GAP + 86_400_000]) {
      await beAt(instant)
      await page.goto(ADDRESS)
      await button(page, '立即投保').waitFor()
      await page.waitForLoadState('networkidle')
      assert.equal(await poster(page).count(), 0)
    }
  })

  test('is right at once when a phone that slept over its start or its end wakes', async () => {
    const { page } = await shop.phone()
    await page.clock.install()
    await beAt(START - 60_000)
    await page.goto(ADDRESS)
    await button(page, '立即投保').waitFor()
    await takenIn(page)
    const sleepFor = async (ms: number) => {
      await seen(page, 'hidden')
      await page.clock.setSystemTime(await page.evaluate((by) => Date.now() + by, ms))
      await seen(page, 'visible')
    }
    await sleepFor(120_000)
    await poster(page).waitFor()
    await sleepFor(END - START + 1)
    await poster(page).waitFor({ state: 'detached' })
  })

  test('KC007 stays for good where a product says so, in the theme colours where it names none', async () => {
    const { page } = await shop.phone()
    for (const path of ['/insure', '/wx/insure-new']) {
      await page.goto(`${path}?cityCode=140500&productCode=MA01`)
      await page.getByRole('dialog', { name: /暂不开放$/ }).waitFor()
      await words(page, '目前不接受在线投保').waitFor()
      assert.equal(await page.getByRole('timer').count(), 0)
      const drawn = await page
        .locator('.hm-poster')
        .evaluate((it) => getComputedStyle(it).backgroundImage)
      assert.match(drawn, /^linear-gradient.*rgb\(255, 164, 25\)/)
    }
  })

  test('without a picture leads to the page that says so', async () => {
    const { page } = await shop.phone()
    await page.goto('/insure?cityCode=341200&productCode=PG45')
    await arriveAt(page, /\/page-error2\?.*type=notOpened/)
  })

  test('is asked for only after WeChat signed in', async () => {
    const { page } = await shop.phone()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const answered = page.waitForResponse(/\/getConfig$/)
    await page.goto(`/sandbox/as/official-account?to=${encodeURIComponent(ADDRESS)}`)
    await answered
    const login = asked.findIndex((path) => path.endsWith('/wxLogin'))
    const config = asked.findIndex((path) => path.endsWith('/getConfig'))
    assert.ok(login >= 0 && login < config, `${login} ${config}`)
  })
})

test.describe('the end of a sale', () => {
  test('UX014 is counted down to by days, hours, minutes and seconds, for renewals as well', async () => {
    const { page } = await shop.phone()
    await beAt(Date.parse('2035-10-01T00:00:00+08:00') - 3 * 86_400_000)
    for (const [path, text] of [
      ['/insure', /距投保截止还有/],
      ['/wx/insure-renewal', /距续保截止还有/],
    ] as const) {
      await page.goto(`${path}?cityCode=320100&productCode=PH4J`)
      const left = page.getByRole('timer').filter({ hasText: text })
      await left.filter({ hasText: /0[23]天\d\d时\d\d分\d\d秒/ }).waitFor()
      const before = await left.innerText()
      await eventually(
        () => left.innerText(),
        (now) => now !== before,
      )
    }
  })
})

/** Tells the page, as a phone does, that it was hidden or shown again. */
const seen = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test.describe('booking', () => {
  test('begins on the poster, asks for a login, and can be given up', async () => {
    const { page } = await shop.phone()
    await beAt(START + 1000)
    await page.goto(ADDRESS)
    await button(page, '立即预约').tap()
    await arriveAt(page, /\/insure-reserve/)
    await heading(page, '星城惠民保即将开放投保').waitFor()
    await page.getByRole('timer').waitFor()
    await button(page, '立即预约').tap()
    await arriveAt(page, /\/login\?/)

    const { mobile } = shop.family().self
    await signInByCalls(page, shop.gateway.origin, mobile)
    await page.goto('/insure-reserve?cityCode=430100&productCode=LG01')
    await button(page, '立即预约').tap()
    await heading(page, '您已预约成功').waitFor()
    assert.equal(await button(page, '预约成功').isDisabled(), true)
    await button(page, '取消预约').tap()
    await heading(page, '星城惠民保即将开放投保').waitFor()
  })
})
