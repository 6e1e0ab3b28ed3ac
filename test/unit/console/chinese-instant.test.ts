import { chineseInstant } from '../../../console/ui/chinese-instant'

test.each([
  ['', null],
  ['2026-12-01 09:30', '2026-12-01T01:30:00.000Z'],
  ['2026/12/1 9：30', '2026-12-01T01:30:00.000Z'],
  ['2026-12-01 00:00', '2026-11-30T16:00:00.000Z'],
  ['2026-04-31 09:30', undefined],
  ['12/01/2026 09:30', undefined],
  ['2026-12-01 24:01', undefined],
  ['2026-12-01', undefined],
])('what is typed as %s is an instant in China, or none', (typed, at) => {
  expect(chineseInstant(typed)).toBe(at)
})
