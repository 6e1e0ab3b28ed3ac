import fc from 'fast-check'
import { isLoss, ratioOf } from '../../../bench/pairs'

/** Normally distributed numbers, the same in each run. */
function* noise(seed: number): Generator<number, never> {
  let state = seed
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  for (;;) yield Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
}

/** Pairs of a machine whose speed wanders, where `after` is `times` as slow. */
const pairsOf = (seed: number, times: number, spread = 0.05, count = 12) => {
  const draws = noise(seed)
  const draw = () => draws.next().value
  return Array.from({ length: count }, () => {
    const pace = 100 * Math.exp(0.5 * draw())
    const side = (by: number) => pace * by * Math.exp(spread * draw())
    return { before: side(1), after: side(times) }
  })
}
const seeds = Array.from({ length: 1_000 }, (_, index) => 1 + index * 7_919)

test('the interval holds the true ratio in 95 of 100 measurements', () => {
  const held = seeds.filter((seed) => {
    const { low, high } = ratioOf(pairsOf(seed, 1.1))
    return low <= 1.1 && 1.1 <= high
  }).length
  expect(held / seeds.length).toBeGreaterThan(0.93)
  expect(held / seeds.length).toBeLessThan(0.97)
})

test('a tenth more is found, and the same commit is seldom called a loss', () => {
  const found = (times: number) =>
    seeds.filter((seed) => isLoss(ratioOf(pairsOf(seed, times)))).length / seeds.length
  expect(found(1.1)).toBeGreaterThan(0.8)
  expect(found(1)).toBeLessThan(0.01)
  expect(found(0.9)).toBe(0)
})

test('what slows both sides of a pair changes nothing', () => {
  const pace = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: 2 })
  fc.assert(
    fc.property(pace, (paces) => {
      const { ratio, low, high } = ratioOf(paces.map((by) => ({ before: by, after: 1.05 * by })))
      for (const end of [ratio, low, high]) expect(end).toBeCloseTo(1.05, 6)
    }),
  )
})

test('counts that are the same have no interval, and figures near zero make no loss', () => {
  const same = [1, 2, 3].map(() => ({ before: 61, after: 61 }))
  expect(ratioOf(same)).toEqual({ ratio: 1, low: 1, high: 1 })
  const shifts = [1, 2, 3].map(() => ({ before: 0, after: 0.0002 }))
  expect(isLoss(ratioOf(shifts, 0.01))).toBe(false)
  expect(
    isLoss(
      ratioOf(
        [1, 2].map(() => ({ before: 0, after: 0.1 })),
        0.01,
      ),
    ),
  ).toBe(true)
  expect(() => ratioOf([{ before: 1, after: 2 }])).toThrow('no interval')
})
