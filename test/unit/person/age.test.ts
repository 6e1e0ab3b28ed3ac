import fc from 'fast-check'
import { ageOn } from '@/domain/person/birthday'
import { addDays } from '@/domain/time/day'
import { anyText } from '../../support/any-text'

test.each([
  ['VA091', '1990-03-07', '2024-03-06', 33],
  ['VA091', '1990-03-07', '2024-03-07', 34],
  ['VA091 a later month, an earlier day of it', '1990-12-01', '2024-06-15', 33],
  ['VA092', '1990-03-07', '2030-03-08', 40],
  ['VA093', '1959-12-31', '2024-12-31', 65],
  ['VA093', '1960-01-01', '2024-12-31', 64],
  ['VA093', '2024-12-31', '2024-12-31', 0],
  ['VA093', '2025-01-01', '2024-12-31', undefined],
  ['VA085 leap-day child', '2004-02-29', '2023-02-27', 18],
  ['VA085 leap-day child', '2004-02-29', '2023-02-28', 19],
  ['VA085 leap-day child', '2004-02-29', '2024-02-28', 19],
  ['VA085 leap-day child', '2004-02-29', '2024-02-29', 20],
  ['not a day', '2004-02-30', '2024-02-29', undefined],
  ['not a day', '2004-02-29', 'today', undefined],
])('%s: born %s is on %s %s', (_name, birthOn, onDay, expected) => {
  expect(ageOn({ birthOn, onDay })).toBe(expected)
})

test('nobody grows younger, and each year adds exactly one', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays('1900-01-01', n))
  fc.assert(
    fc.property(day, fc.nat(40_000), (birthOn, later) => {
      const age = (count: number) => ageOn({ birthOn, onDay: addDays(birthOn, count) }) ?? NaN
      const step = age(later + 1) - age(later)
      expect(step === 0 || step === 1).toBe(true)
      expect(Math.abs(age(later) - later / 365.2425)).toBeLessThan(1.01)
    }),
  )
})

test('no string makes an age rule throw', () => {
  fc.assert(
    fc.property(anyText, anyText, (birthOn, onDay) => {
      ageOn({ birthOn, onDay })
    }),
  )
})
