import fc from 'fast-check'
import { checkBirthday } from '@/domain/person/birthday'
import { checkValidity, validityRange } from '@/domain/person/validity'
import { addDays } from '@/domain/time/day'
import { anyText } from '../../support/any-text'

const today = '2024-06-15'

test.each([
  ['VA037', {}, 'START_BLANK'],
  ['VA037', { type: 'longTerm' }, 'START_BLANK'],
  ['VA037', { end: '2030-01-01' }, 'START_BLANK'],
  ['VA038', { start: '2020-01-01' }, 'END_BLANK'],
  ['VA038', { type: 'shortTerm', start: '2020-01-01' }, 'END_BLANK'],
  ['VA038', { type: 'longTerm', start: '2020-01-01' }, 'OK'],
  ['VA038', { type: 'longTerm', start: '2020-01-01', end: '1999-01-01' }, 'OK'],
  ['VA040', { start: '1915-05-31', end: '2099-12-31' }, 'OK'],
  ['VA040', { start: '1915-05-30', end: '2030-01-01' }, 'START_RANGE'],
  ['VA040', { type: 'longTerm', start: '1915-05-30' }, 'START_RANGE'],
  ['VA040', { start: '2100-01-01', end: '2100-01-02' }, 'START_RANGE'],
  ['VA040', { start: '2020-02-30', end: '2030-01-01' }, 'START_RANGE'],
  ['VA040', { start: '2020-01-01', end: '2100-01-01' }, 'END_RANGE'],
  ['VA040', { start: '2020-01-01', end: 'x' }, 'END_RANGE'],
  ['VA041', { start: '2020-01-01', end: '2024-06-14' }, 'END_PAST'],
  ['VA041', { start: '2020-01-01', end: '2024-06-15' }, 'OK'],
  ['VA041', { start: '2030-01-02', end: '2030-01-01' }, 'END_BEFORE_START'],
  ['VA041', { start: '2030-01-01', end: '2030-01-01' }, 'OK'],
])('%s %j is %s', (_row, validity, expected) => {
  const result = checkValidity({ ...validity, today })
  expect(result.ok ? 'OK' : result.code).toBe(expected)
})

test.each([
  ['VA039', '1900-01-01', 'OK'],
  ['VA039', '1899-12-31', 'EARLY'],
  ['VA039', '2024-06-15', 'OK'],
  ['VA039', '2024-06-16', 'FUTURE'],
  ['VA039', '2023-02-29', 'FORMAT'],
  ['VA039', '1990/01/01', 'FORMAT'],
  ['VA056', '', 'BLANK'],
])('%s birthday %s is %s', (_row, value, expected) => {
  const result = checkBirthday({ value, today })
  expect(result.ok ? 'OK' : result.code).toBe(expected)
})

test('a validity passes exactly between today, its start and the end of the range', () => {
  const day = fc.integer({ min: -10, max: 67_600 }).map((n) => addDays(validityRange.min, n))
  fc.assert(
    fc.property(day, day, (start, end) => {
      const expected =
        start >= validityRange.min &&
        start <= validityRange.max &&
        end <= validityRange.max &&
        end >= start &&
        end >= today
      expect(checkValidity({ type: 'shortTerm', start, end, today }).ok).toBe(expected)
    }),
  )
})

test('no string makes a validity or birthday rule throw', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, (type, start, end, now) => {
      checkValidity({ type, start, end, today: now })
      checkBirthday({ value: start, today: now })
    }),
  )
})
