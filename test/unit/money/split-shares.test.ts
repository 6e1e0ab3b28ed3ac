import fc from 'fast-check'
import { splitFen, splitRefundFen, type Part, type Share } from '@/domain/money/split-shares'

/** What each insurer of a product has of a premium, to the fen. */

const sum = (parts: readonly Part[]): number =>
  parts.reduce((total, { amountFen }) => total + amountFen, 0)

/** Shares of 1 to 6 insurers that add up to the whole, one of them the lead. */
const anyShares: fc.Arbitrary<Share[]> = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 0, max: 5 }),
  )
  .map(([weights, leader]) => {
    const all = weights.reduce((total, weight) => total + weight, 0)
    const parts = weights.map((weight) => Math.max(1, Math.floor((weight * 10_000) / all)))
    const rest = 10_000 - parts.reduce((total, part) => total + part, 0)
    return parts.map((tenThousandths, index) => ({
      insurer: `I${index}`,
      lead: index === leader % parts.length,
      tenThousandths: index === 0 ? tenThousandths + rest : tenThousandths,
    }))
  })

const pool: Share[] = [
  { insurer: 'A', lead: false, tenThousandths: 3333 },
  { insurer: 'B', lead: true, tenThousandths: 3334 },
  { insurer: 'C', lead: false, tenThousandths: 3333 },
]

test.each([
  [6900, [2300, 2300, 2300]],
  [1, [0, 1, 0]],
  [2, [1, 1, 0]],
  [0, [0, 0, 0]],
])('%i fen are split by the largest remainder', (totalFen, expected) => {
  expect(splitFen(totalFen, pool).map(({ amountFen }) => amountFen)).toEqual(expected)
})

test('where remainders are equal the lead insurer gets the fen', () => {
  const halves = [
    { insurer: 'A', lead: false, tenThousandths: 5000 },
    { insurer: 'B', lead: true, tenThousandths: 5000 },
  ]
  expect(splitFen(3, halves).map(({ amountFen }) => amountFen)).toEqual([1, 2])
})

test('every split adds up, and nobody gets a fen more or less than the part rounded', () => {
  fc.assert(
    fc.property(anyShares, fc.integer({ min: 0, max: 100_000_000 }), (shares, totalFen) => {
      const parts = splitFen(totalFen, shares)
      expect(sum(parts)).toBe(totalFen)
      for (const { amountFen, tenThousandths } of parts)
        expect(Math.abs(amountFen - (totalFen * tenThousandths) / 10_000)).toBeLessThan(1)
    }),
  )
})

test('refunds in any order: parts are never negative, all sums are right, and nothing is left over', () => {
  fc.assert(
    fc.property(
      anyShares,
      fc.integer({ min: 1, max: 5000 }),
      fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 30 }),
      (shares, premiumFen, wanted) => {
        let kept = splitFen(premiumFen, shares)
        for (const each of [...wanted, premiumFen]) {
          const refundFen = Math.min(each, sum(kept))
          const parts = splitRefundFen(refundFen, kept)
          const before = sum(kept)
          expect(sum(parts)).toBe(refundFen)
          kept = kept.map((part, index) => {
            const given = parts[index]?.amountFen ?? 0
            expect(given).toBeGreaterThanOrEqual(0)
            return { ...part, amountFen: part.amountFen - given }
          })
          expect(sum(kept)).toBe(before - refundFen)
          for (const { amountFen, tenThousandths } of kept) {
            expect(amountFen).toBeGreaterThanOrEqual(0)
            const exact = ((before - refundFen) * tenThousandths) / 10_000
            // One fen by rounding, and one that a member could not be asked for.
            expect(Math.abs(amountFen - exact)).toBeLessThan(shares.length)
          }
        }
        expect(kept.every(({ amountFen }) => amountFen === 0)).toBe(true)
      },
    ),
  )
})

test('more than was kept cannot be refunded', () => {
  expect(() => splitRefundFen(3, splitFen(2, pool))).toThrow('More is refunded')
})
