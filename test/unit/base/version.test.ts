import fc from 'fast-check'
import { compareVersions } from '@/domain/base/version'
import { anyText } from '../../support/any-text'

describe('VA095 versions are dotted numbers', () => {
  test.each([
    ['3.21.4', '3.9.10', 1],
    ['3.9.10', '3.21.4', -1],
    ['1.0', '1.0.0', 0],
    ['1', '1.0.1', -1],
    ['1.0.1', '1', 1],
    ['v8.0.50', '8.0.50', 0],
    ['8.0.50(beta 3)', '8.0.50', 0],
    ['1.02', '1.2', 0],
    ['1.002', '1.2', 0],
    ['1..2', '1.0.2', 0],
    ['', '0', 0],
    ['', '0.1', -1],
    ['x', '', 0],
    ['1.99999999999999999998', '1.99999999999999999999', -1],
    ['1.100', '1.99', 1],
  ])('%p against %p', (a, b, order) => {
    expect(compareVersions({ a, b })).toBe(order)
  })

  test('agrees with comparing number by number, and turns round', () => {
    const version = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(version, version, (left, right) => {
        const [a, b] = [left.join('.'), right.join('.')]
        const apart = [0, 1, 2, 3]
          .map((index) => Math.sign((left[index] ?? 0) - (right[index] ?? 0)))
          .find((sign) => sign !== 0)
        expect(compareVersions({ a, b })).toBe(apart ?? 0)
        expect(compareVersions({ a: b, b: a }) + compareVersions({ a, b })).toBe(0)
      }),
    )
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText, fc.string(), (a, b) => {
        expect([-1, 0, 1]).toContain(compareVersions({ a, b }))
      }),
    )
  })
})
