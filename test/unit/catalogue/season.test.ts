import * as v from 'valibot'
import { addDays, dayOf } from '@/domain/time/day'
import { hotReload } from '../../../server/catalogue/hot-reload'
import { readCatalogue } from '../../../server/catalogue/load'
import { productFile, type ProductFile } from '../../../server/catalogue/product-file'
import { brokenSeason, posterOn, saleOn, windowsOn } from '../../../server/catalogue/season'

const at = (day: string, time = '00:00:00') => `${day}T${time}+08:00`

describe('a sale that comes again each year', () => {
  const whole = { season: [{ from: '10-30' }], announceDays: 30 }
  const quarters = {
    season: [
      { from: '01-24', to: '02-12' },
      { from: '12-20', to: '01-08' },
    ],
    announceDays: 10,
  }

  test.each([
    ['2026-10-29', '2025-10-30', '2026-10-30'],
    ['2026-10-30', '2026-10-30', '2027-10-30'],
    ['2026-12-31', '2026-10-30', '2027-10-30'],
    ['2027-01-01', '2026-10-30', '2027-10-30'],
  ])('without a last day goes on, and never ends: on %s', (day, startOn, endOn) => {
    expect(saleOn(whole, day)).toEqual({
      startAt: at(startOn),
      endAt: null,
      roundEndAt: at(endOn),
    })
  })

  test('whose rounds touch ends only before a real gap', () => {
    const touching = {
      season: [
        { from: '03-01', to: '03-31' },
        { from: '04-01', to: '04-30' },
      ],
      announceDays: 30,
    }
    expect(saleOn(touching, '2027-03-10')).toEqual({
      startAt: at('2027-03-01'),
      endAt: at('2027-05-01'),
      roundEndAt: at('2027-04-01'),
    })
    const year = {
      season: [
        { from: '01-01', to: '06-30' },
        { from: '07-01', to: '12-31' },
      ],
      announceDays: 30,
    }
    expect(saleOn(year, '2027-03-10')).toMatchObject({ endAt: null, roundEndAt: at('2027-07-01') })
  })

  test.each([
    ['its first day', '2027-01-24', '2027-01-24', '2027-02-13', undefined],
    ['its last day', '2027-02-12', '2027-01-24', '2027-02-13', undefined],
    ['the day after: it is over', '2027-02-13', '2027-01-24', '2027-02-13', '2027-12-20'],
    ['the day before the next is told', '2027-12-09', '2027-01-24', '2027-02-13', '2027-12-20'],
    ['the day on which the next is told', '2027-12-10', '2027-12-20', '2028-01-09', undefined],
    ['over New Year', '2028-01-01', '2027-12-20', '2028-01-09', undefined],
    ['over, and the next one told at once', '2028-01-14', '2028-01-24', '2028-02-13', undefined],
  ])('%s', (_what, day, startOn, endOn, nextOn) => {
    const next = nextOn === undefined ? {} : { nextStartAt: at(nextOn) }
    const sale = { startAt: at(startOn), endAt: at(endOn), roundEndAt: at(endOn) }
    expect(saleOn(quarters, day)).toEqual({ ...sale, ...next })
  })

  test('keeps its days while it is open, so that no order changes under its buyer', () => {
    const sale = saleOn(quarters, '2027-12-20')
    for (let day = '2027-12-20'; day < '2028-01-09'; day = addDays(day, 1))
      expect(saleOn(quarters, day)).toEqual(sale)
  })

  test('days that an operator names stay as they are', () => {
    const fixed = { startAt: at('2024-10-21', '09:00:00'), endAt: at('2036-01-01') }
    expect(saleOn(fixed, '2040-01-01')).toEqual({ ...fixed, roundEndAt: fixed.endAt })
  })

  test('what cannot be meant is told by its place', () => {
    const feb29 = v.safeParse(productFile.entries.sale, { season: [{ from: '02-29' }] })
    expect(feb29.issues?.[0].message).toContain('every year has')
    for (const sale of [quarters, whole]) expect(brokenSeason({ sale })).toEqual([])
    const season = [...quarters.season, { from: '01-05', to: '01-20' }]
    const twice = { season, announceDays: 1 }
    expect(brokenSeason({ sale: twice })).toMatchObject([{ path: 'sale.season' }])
    const sale = { startAt: at('2024-10-21'), endAt: at('2036-01-01') }
    const poster = { disableTimeCheck: false, gapTimeList: [], daysBefore: 3 }
    expect(brokenSeason({ sale, poster })).toMatchObject([{ path: 'poster.daysBefore' }])
  })
})

describe('windows that come again each year', () => {
  const night = { start: '12-31T22:00:00', end: '01-01T06:00:00' }

  test('are the one that is now or next, and the one after it', () => {
    const first = { start: at('2026-12-31', '22:00:00'), end: at('2027-01-01', '06:00:00') }
    const second = { start: at('2027-12-31', '22:00:00'), end: at('2028-01-01', '06:00:00') }
    expect(windowsOn(night, '2026-11-25')).toEqual([first, second])
    // The window is still listed on its last day, so that an open page sees its end.
    expect(windowsOn(night, '2027-01-01')).toEqual([first, second])
    expect(windowsOn(night, '2027-01-02')[0]).toEqual(second)
  })

  test('a poster covers the days before each round', () => {
    const poster: ProductFile['poster'] = {
      disableTimeCheck: false,
      gapTimeList: [night],
      daysBefore: 5,
    }
    const sale = { season: [{ from: '03-01', to: '03-10' }], announceDays: 30 }
    expect(posterOn({ poster, sale }, '2027-02-01')).toMatchObject({
      effectiveStartTime: at('2027-02-24'),
      effectiveEndTime: at('2027-03-01'),
      gapTimeList: [
        { start: at('2028-02-25'), end: at('2028-03-01') },
        { start: at('2027-12-31', '22:00:00') },
        { start: at('2028-12-31', '22:00:00') },
      ],
    })
  })
})

test('a gateway that runs over a midnight sells what is sold on the new day', () => {
  const stored = readCatalogue()
  let now = Date.parse('2026-12-31T23:59:59+08:00')
  const { catalogue } = hotReload(
    () => stored,
    () => dayOf(now),
  )
  const saleEnd = () => catalogue.page('310000', 'PP57')?.saleEndOn
  const citiesOf = () => catalogue.config('pre_insure_page', 'cities')?.configJsonValue
  expect(saleEnd()).toBe('2026-12-31')
  const before = citiesOf()
  now += 1000
  expect(saleEnd()).toBe('2027-12-31')
  expect(citiesOf()).not.toBe(before)
})
