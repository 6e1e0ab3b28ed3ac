import fc from 'fast-check'
import {
  addDays,
  addMonths,
  compareDays,
  dayOf,
  daysBetween,
  daysInMonth,
  DAY_MS,
  formatDay,
  isDay,
  isLeapYear,
  parseDay,
  startOfDayMs,
} from '@/domain/time/day'
import { anyText } from '../../support/any-text'

/** The platform's proleptic Gregorian calendar gives the expected day. */
const utcDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const anyInstant = fc.integer({
  min: Date.UTC(1000, 0, 1),
  max: Date.UTC(9999, 11, 30),
})
const anyDay = anyInstant.map(utcDay)

test.each([
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2023-02-29', false],
  ['2024-04-31', false],
  ['2024-00-10', false],
  ['2024-13-01', false],
  ['2024-01-00', false],
  ['2024-12-31', true],
  ['0001-01-01', true],
  ['0000-01-01', false],
  ['2024-1-1', false],
  ['20240101', false],
  [' 2024-01-01', false],
  ['2024-01-01T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('leap years are every fourth, but of the hundreds only every fourth', () => {
  expect([1900, 2000, 2023, 2024, 2100].filter(isLeapYear)).toEqual([2000, 2024])
  expect(daysInMonth(2024, 2)).toBe(29)
  expect(daysInMonth(2023, 2)).toBe(28)
  expect(daysInMonth(2023, 13)).toBe(0)
})

test('Asia/Shanghai turns to the next day at 16:00 UTC', () => {
  expect(dayOf(Date.UTC(2024, 11, 31, 15, 59, 59, 999))).toBe('2024-12-31')
  expect(dayOf(Date.UTC(2024, 11, 31, 16))).toBe('2025-01-01')
  expect(startOfDayMs('2025-01-01')).toBe(Date.UTC(2024, 11, 31, 16))
  expect(dayOf(-1)).toBe('1970-01-01')
})

test('days are compared and counted', () => {
  expect(compareDays('2024-01-02', '2024-01-10')).toBe(-1)
  expect(compareDays('2024-01-10', '2024-01-02')).toBe(1)
  expect(compareDays('2024-01-10', '2024-01-10')).toBe(0)
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysBetween('2023-02-28', '2023-03-01')).toBe(1)
  expect(addDays('2024-12-31', 1)).toBe('2025-01-01')
  expect(addDays('2000-02-28', 1)).toBe('2000-02-29')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
})

test.each([
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2026-11-26', 12, '2027-11-26'],
  ['2026-11-01', 1, '2026-12-01'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2026-05-31', -27, '2024-02-29'],
  ['0099-12-31', 2, '0100-02-28'],
  ['9999-12-01', 1, ''],
  ['0001-01-31', -1, ''],
  ['2024-02-30', 1, ''],
  ['2024-02-29', 0.5, ''],
  ['2024-02-29', NaN, ''],
])('%s and %d months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test('months lead to the same date, or to the last day of a shorter month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, months) => {
      const from = parseDay(day)
      const to = parseDay(addMonths(day, months))
      if (!from || !to) return
      expect(to.year * 12 + to.month - (from.year * 12 + from.month)).toBe(months)
      expect(to.day).toBe(Math.min(from.day, daysInMonth(to.year, to.month)))
    }),
  )
})

test('what is no day stays no day', () => {
  expect(daysBetween('x', '2024-01-01')).toBeNaN()
  expect(daysBetween('2024-01-01', 'x')).toBeNaN()
  expect(addDays('2024-02-30', 1)).toBe('')
  expect(addDays('2024-02-29', 0.5)).toBe('')
  expect(addDays('9999-12-31', 1)).toBe('')
  expect(addDays('0001-01-01', -1)).toBe('')
  expect(dayOf(NaN)).toBe('')
  expect(startOfDayMs('x')).toBeNaN()
  expect(formatDay({ year: 2023, month: 2, day: 29 })).toBe('')
})

test('every instant falls on the day that UTC shows eight hours later', () => {
  fc.assert(
    fc.property(anyInstant, (ms) => {
      expect(dayOf(ms)).toBe(utcDay(ms + 8 * 3_600_000))
    }),
  )
})

test('a day contains exactly its own instants', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const start = startOfDayMs(day)
      expect([start - 1, start, start + DAY_MS - 1].map(dayOf)).toEqual([
        addDays(day, -1),
        day,
        day,
      ])
    }),
  )
})

test('adding and counting are inverse', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (a, b) => {
      expect(addDays(a, daysBetween(a, b))).toBe(b)
    }),
  )
})

test('text and parts are inverse', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const parts = parseDay(day)
      expect(parts && formatDay(parts)).toBe(day)
    }),
  )
})

test('no string makes a day rule throw', () => {
  fc.assert(
    fc.property(anyText, fc.integer(), (text, count) => {
      parseDay(text)
      addDays(text, count)
      daysBetween(text, text)
      startOfDayMs(text)
    }),
  )
})
