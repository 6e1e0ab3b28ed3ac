import fc from 'fast-check'
import { offsetDay } from '@/domain/time/date-offset'
import { addDays } from '@/domain/time/day'

const INVALID_OFFSET = 'Invalid offset format...'
const INVALID_DATE = 'Invalid currentDate. It must be a valid Date object.'

describe('VA083 VA085 offsets', () => {
  test.each([
    ['2024-03-10', '1Y-2M3D', '2025-01-13'],
    ['2024-02-29', '1Y', '2025-02-28'],
    ['2024-02-29', '4Y', '2028-02-29'],
    ['2024-02-29', '-1Y', '2023-02-28'],
    ['2024-02-29', '1Y1D', '2025-03-01'],
    ['2024-01-31', '1M', '2024-02-29'],
    ['2023-01-31', '+1M', '2023-02-28'],
    ['2024-03-31', '-1M', '2024-02-29'],
    ['2024-12-15', '1M', '2025-01-15'],
    ['2024-01-15', '-1M', '2023-12-15'],
    ['2024-05-31', '-18M', '2022-11-30'],
    ['2024-01-01', '-1D', '2023-12-31'],
    ['2024-01-01', '0Y0M0D', '2024-01-01'],
    ['2024-01-01', '-0D', '2024-01-01'],
    ['2024-06-10', '-100Y', '1924-06-10'],
    ['2024-01-01', '9999999D', INVALID_OFFSET],
    ['2024-01-01', '9999Y', INVALID_OFFSET],
    ['2024-01-01', '-2024Y', INVALID_OFFSET],
    ['2024-01-01', 'abc', INVALID_OFFSET],
    ['2024-01-01', '', INVALID_OFFSET],
    ['2024-01-01', '1', INVALID_OFFSET],
    ['2024-01-01', 'Y', INVALID_OFFSET],
    ['2024-01-01', '+Y', INVALID_OFFSET],
    ['2024-01-01', '3D1Y', INVALID_OFFSET],
    ['2024-01-01', '1Y ', INVALID_OFFSET],
    ['2024-01-01', 'x1Y', INVALID_OFFSET],
    ['2024-01-01', '1y', INVALID_OFFSET],
    ['2024-01-01', '1.5M', INVALID_OFFSET],
    ['2024-01-01', '--1D', INVALID_OFFSET],
  ])('%s moved by %p', (currentDate, offset, expected) => {
    const attempt = () => offsetDay({ offset, currentDate })
    if (expected === INVALID_OFFSET) expect(attempt).toThrow(new Error(INVALID_OFFSET))
    else expect(attempt()).toBe(expected)
  })

  test('moving days only agrees with the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300_000, max: 300_000 }), (count) => {
        expect(offsetDay({ offset: `${count}D`, currentDate: '2024-02-29' })).toBe(
          addDays('2024-02-29', count),
        )
      }),
    )
  })

  test('months keep the day of the month unless the month is shorter', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (count) => {
        const month = new Date(Date.UTC(2024, count, 1)).toISOString().slice(0, 7)
        const lastDay = new Date(Date.UTC(2024, count + 1, 0)).getUTCDate()
        expect(offsetDay({ offset: `${count}M`, currentDate: '2024-01-31' })).toBe(
          `${month}-${lastDay}`,
        )
      }),
    )
  })
})

test('VA084 the current date is a Date or stands for one, in Asia/Shanghai', () => {
  const beforeMidnight = Date.UTC(2024, 11, 31, 15, 59, 59)
  const offset = '0D'
  expect(offsetDay({ offset, currentDate: new Date(beforeMidnight) })).toBe('2024-12-31')
  expect(offsetDay({ offset, currentDate: beforeMidnight + 1000 })).toBe('2025-01-01')
  expect(offsetDay({ offset, currentDate: '2024-12-31T16:00:00Z' })).toBe('2025-01-01')
})

test.each(['x', '', new Date(NaN), NaN, '2024-02-30', 8.64e15])(
  'VA084 %p is no current date',
  (currentDate) => {
    expect(() => offsetDay({ offset: '1D', currentDate })).toThrow(new Error(INVALID_DATE))
  },
)

test('VA084 neither is anything that is not a date at all', () => {
  const attempt = (currentDate: unknown) => () =>
    (offsetDay as (input: object) => string)({ offset: '1D', currentDate })
  for (const value of [undefined, null, {}, [], true])
    expect(attempt(value)).toThrow(new Error(INVALID_DATE))
})
