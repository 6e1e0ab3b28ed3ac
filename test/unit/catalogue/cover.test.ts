import fc from 'fast-check'
import { addDays, dayOf, daysBetween, parseDay } from '@/domain/time/day'
import { coverPeriod, laterCover, renewableFrom } from '../../../server/catalogue/cover'

const waitingPeriodDays = 30
const day = fc
  .integer({ min: Date.parse('2020-01-01'), max: Date.parse('2090-12-31') })
  .map((ms) => dayOf(ms))

test.each([
  ['nextDay', '2026-11-21', '2026-11-22', '2027-11-21'],
  ['nextDay', '2026-12-31', '2027-01-01', '2027-12-31'],
  ['nextDay', '2028-02-28', '2028-02-29', '2029-02-28'],
  ['nextMonthFirst', '2026-11-21', '2026-12-01', '2027-11-30'],
  ['nextMonthFirst', '2026-12-01', '2027-01-01', '2027-12-31'],
  ['nextMonthFirst', '2027-02-28', '2027-03-01', '2028-02-29'],
] as const)('%s, bought on %s: from %s to %s', (rule, today, effectiveOn, expireOn) => {
  expect(coverPeriod({ rule, months: 12, waitingPeriodDays }, today)).toEqual({
    effectiveOn,
    expireOn,
    ageOn: effectiveOn,
  })
})

test('fixed days do not depend on the day of purchase', () => {
  const period = { effectiveOn: '2027-01-01', expireOn: '2027-12-31' }
  fc.assert(
    fc.property(day, (today) => {
      expect(coverPeriod({ rule: 'fixed', ...period, waitingPeriodDays }, today)).toEqual({
        ...period,
        ageOn: period.effectiveOn,
      })
    }),
  )
})

test('ages count on the day that the product names, whenever cover begins', () => {
  const ageOn = '2024-12-31'
  const cover = { rule: 'nextDay', months: 12, ageOn, waitingPeriodDays } as const
  expect(coverPeriod(cover, '2026-11-21')).toMatchObject({ effectiveOn: '2026-11-22', ageOn })
})

test('a year of cover begins after the purchase and is 365 or 366 days long', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('nextDay', 'nextMonthFirst'), (today, rule) => {
      const cover = { rule, months: 12, waitingPeriodDays } as const
      const { effectiveOn, expireOn } = coverPeriod(cover, today)
      const wait = daysBetween(today, effectiveOn)
      expect(wait).toBeGreaterThanOrEqual(1)
      expect(wait).toBeLessThanOrEqual(rule === 'nextDay' ? 1 : 31)
      expect([365, 366]).toContain(daysBetween(effectiveOn, addDays(expireOn, 1)))
      if (rule === 'nextMonthFirst') expect(parseDay(effectiveOn)?.day).toBe(1)
    }),
  )
})

describe('what a later payment changes', () => {
  const sale = { startAt: '', roundEndAt: '', endAt: null }
  const monthly = { rule: 'nextMonthFirst', months: 12, waitingPeriodDays } as const
  const noon = (on: string) => Date.parse(`${on}T12:00:00+08:00`)

  test.each([
    ['2026-12-31', '2027-01-01', '2027-02-01'],
    ['2026-11-28', '2026-12-01', '2027-01-01'],
  ])('cover of a month, paid on %s: from %s on it begins on %s', (on, paidFrom, effectiveOn) => {
    expect(laterCover({ cover: monthly, sale }, noon(on))).toEqual({
      laterCover: { paidFrom, effectiveOn },
    })
  })

  test('is nothing to tell where cover begins the day after, or where nothing is sold then', () => {
    const daily = { ...monthly, rule: 'nextDay' } as const
    expect(laterCover({ cover: daily, sale }, noon('2026-12-31'))).toEqual({})
    const ending = { ...sale, endAt: '2027-01-01T00:00:00+08:00' }
    expect(laterCover({ cover: monthly, sale: ending }, noon('2026-12-31'))).toEqual({})
  })
})

describe('a policy can be renewed by buying again', () => {
  const always = () => ({ startAt: '2000-01-01T00:00:00+08:00', endAt: null, roundEndAt: '' })
  const cover = { rule: 'nextMonthFirst', months: 12, waitingPeriodDays } as const

  test.each([
    ['nextMonthFirst', '2027-11-30', '2027-11-01'],
    ['nextMonthFirst', '2027-11-15', '2027-11-01'],
    ['nextDay', '2027-11-30', '2027-11-30'],
  ] as const)('%s, ending on %s: from %s', (rule, expireOn, from) => {
    const product = { cover: { ...cover, rule }, saleOn: always }
    expect(renewableFrom(product, expireOn)).toEqual({ renewableFrom: from })
    expect(coverPeriod(product.cover, from).effectiveOn > expireOn).toBe(true)
  })

  test('from the next sale, where the product pauses then; never where its days are fixed', () => {
    const startAt = '2027-12-09T00:00:00+08:00'
    const saleOn = () => ({ startAt, endAt: '2027-12-29T00:00:00+08:00', roundEndAt: '' })
    expect(renewableFrom({ cover, saleOn }, '2027-11-30')).toEqual({ renewableFrom: '2027-12-09' })
    const fixed = { rule: 'fixed', effectiveOn: '', expireOn: '', waitingPeriodDays } as const
    expect(renewableFrom({ cover: fixed, saleOn: always }, '2027-11-30')).toEqual({})
  })
})
