import fc from 'fast-check'
import { addDays, compareDays, isDay } from '@/domain/time/day'
import { dayWheels, turnDay } from '@/domain/time/day-wheels'

const limits = { min: '1900-01-01', max: '2026-11-22' }

test.each([
  ['the last day of a shorter month', '2024-01-31', { month: 2 }, '2024-02-29'],
  ['29 February in a common year', '2024-02-29', { year: 2023 }, '2023-02-28'],
  ['past the last day', '2025-12-31', { year: 2026 }, '2026-11-22'],
  ['before the first day', '1900-01-01', { year: 1899 }, '1900-01-01'],
  ['a day that is none', '2026-13-40', {}, '1970-01-01'],
])('a wheel turned to %s', (_what, day, change, to) => {
  expect(turnDay({ day, change, ...limits })).toBe(to)
})

test('no wheel offers a day outside of the limits', () => {
  const { year, month, day } = dayWheels({ day: '2026-11-03', ...limits })
  expect([year.options[0], year.options[year.options.length - 1]]).toEqual([1900, 2026])
  expect(month.options[month.options.length - 1]).toBe(11)
  expect(day.options[day.options.length - 1]).toBe(22)
})

test('whatever is turned, the day is real, within the limits and on all wheels', () => {
  const someDay = fc.integer({ min: 0, max: 46_000 }).map((count) => addDays(limits.min, count))
  const part = fc.record(
    {
      year: fc.integer({ min: 1890, max: 2030 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(someDay, part, (day, change) => {
      const turned = turnDay({ day, change, ...limits })
      expect(isDay(turned)).toBe(true)
      expect(compareDays(turned, limits.min)).toBeGreaterThanOrEqual(0)
      expect(compareDays(turned, limits.max)).toBeLessThanOrEqual(0)
      for (const { options, value } of Object.values(dayWheels({ day: turned, ...limits })))
        expect(options).toContain(value)
    }),
  )
})
