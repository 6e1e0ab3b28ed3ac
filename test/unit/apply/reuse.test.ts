import fc from 'fast-check'
import { reuseProblem } from '@/domain/apply/insurant-limit'
import { anyText } from '../../support/any-text'

const effectiveOn = '2025-01-01'

test.each([
  ['ST090 never insured', 'NONE', null, undefined],
  ['ST090 an unpaid order', 'UNPAID', null, 'UNPAID'],
  ['ST090 an unpaid order after old cover', 'UNPAID', '2023-12-31', 'UNPAID'],
  ['ST090 cover into the new term', 'INSURED', '2025-06-30', 'INSURED'],
  ['ST090 cover to the first new day', 'INSURED', '2025-01-01', 'INSURED'],
  ['ST090 cover to the day before', 'INSURED', '2024-12-31', undefined],
  ['ST090 cover to the last second before', 'INSURED', '2024-12-31T23:59:59+08:00', undefined],
  ['ST090 the same second in UTC', 'INSURED', '2024-12-31T15:59:59Z', undefined],
  ['ST090 the next second in UTC', 'INSURED', '2024-12-31T16:00:00Z', 'INSURED'],
  ['ST090 the compact form', 'INSURED', '20241231235959', undefined],
  ['ST090 no end', 'INSURED', null, 'INSURED'],
  ['ST090 no end', 'INSURED', undefined, 'INSURED'],
  ['ST090 an unreadable end', 'INSURED', 'soon', 'INSURED'],
  ['ST090 an unknown status', 'LAPSED', '2025-06-30', undefined],
])('%s: %s until %s', (_name, curInsureStatus, expireTime, expected) => {
  expect(reuseProblem({ curInsureStatus, expireTime, effectiveOn })).toBe(expected)
})

test('no string makes it throw', () => {
  fc.assert(
    fc.property(anyText, anyText, (expireTime, day) => {
      const problem = reuseProblem({ curInsureStatus: 'INSURED', expireTime, effectiveOn: day })
      expect([undefined, 'INSURED']).toContain(problem)
    }),
  )
})
