import { checkNationality } from '@/domain/apply/check'

test.each([
  ['TAIWAN', 'CHN', 'OK'],
  ['TAIWAN', 'USA', 'LOCKED'],
  ['SPECIAL', 'USA', 'LOCKED'],
  ['PASSPORT', 'USA', 'OK'],
  ['PR', 'DEU', 'OK'],
  ['PASSPORT', '', 'BLANK'],
  ['PASSPORT', '<b>', 'FORMAT'],
  ['PASSPORT', 'usa', 'FORMAT'],
  ['TAIWAN', '<b>', 'FORMAT'],
])('A28 with document %s the nationality %j is %s', (certificate, value, expected) => {
  const result = checkNationality({ certificate, value })
  expect(result.ok ? 'OK' : result.code).toBe(expected)
})
