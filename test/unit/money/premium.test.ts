import fc from 'fast-check'
import { fromPremium, premiumOf, totalPremium } from '@/domain/money/premium'
import { anyText } from '../../support/any-text'

const bands = [
  { minAge: 0, maxAge: 17, premiumFen: 3900 },
  { minAge: 18, maxAge: 60, premiumFen: 6900 },
  { minAge: 61, maxAge: 100, premiumFen: 12900 },
]
const effectiveOn = '2025-01-01'
const priceOf = (birthOn: string) => premiumOf({ bands, birthOn, onDay: effectiveOn })

test.each([
  ['2025-01-01', 0, 3900],
  ['2007-01-02', 17, 3900],
  ['2007-01-01', 18, 6900],
  ['1964-01-02', 60, 6900],
  ['1964-01-01', 61, 12900],
  ['1924-01-02', 100, 12900],
])('born %s is %i years old and pays %i fen', (birthOn, age, premiumFen) => {
  expect(priceOf(birthOn)).toEqual({ ok: true, value: { age, premiumFen } })
})

test('an age outside every band has no price', () => {
  expect(priceOf('1924-01-01')).toEqual({ ok: false, code: 'AGE' })
  expect(premiumOf({ bands: [], birthOn: '1990-01-01', onDay: effectiveOn })).toEqual({
    ok: false,
    code: 'AGE',
  })
})

test('the order of the bands does not matter, and a gap between them has no price', () => {
  const reversed = [...bands].reverse()
  expect(premiumOf({ bands: reversed, birthOn: '2015-01-01', onDay: effectiveOn })).toMatchObject({
    value: { premiumFen: 3900 },
  })
  const gap = bands.filter(({ minAge }) => minAge !== 18)
  expect(premiumOf({ bands: gap, birthOn: '1990-01-01', onDay: effectiveOn })).toEqual({
    ok: false,
    code: 'AGE',
  })
})

test('a birth that cannot be, or is still to come, has no price', () => {
  expect(priceOf('2025-01-02')).toEqual({ ok: false, code: 'BIRTH' })
  expect(priceOf('1990-02-30')).toEqual({ ok: false, code: 'BIRTH' })
  expect(priceOf('')).toEqual({ ok: false, code: 'BIRTH' })
})

test.each([0, -1, 69.5, NaN, Infinity])('%s fen is no price', (premiumFen) => {
  const odd = [{ minAge: 0, maxAge: 100, premiumFen }]
  expect(premiumOf({ bands: odd, birthOn: '1990-01-01', onDay: effectiveOn })).toEqual({
    ok: false,
    code: 'AGE',
  })
  expect(fromPremium(odd)).toBeUndefined()
})

test('the lowest premium is the one to advertise', () => {
  expect(fromPremium(bands)).toBe(3900)
  expect(fromPremium([])).toBeUndefined()
})

test('a total is the sum in whole fen, whatever the order', () => {
  expect(totalPremium([])).toBe(0)
  expect(totalPremium([{ premiumFen: 6900 }, { premiumFen: 3900 }])).toBe(10800)
  const people = fc.array(fc.record({ premiumFen: fc.nat(10_000_000) }))
  fc.assert(
    fc.property(people, (list) => {
      expect(totalPremium(list)).toBe(totalPremium([...list].reverse()))
      expect(Number.isSafeInteger(totalPremium(list))).toBe(true)
    }),
  )
})

test('a total that is not whole fen is a bug', () => {
  expect(() => totalPremium([{ premiumFen: 0.5 }])).toThrow('whole fen')
})

test('no string makes a premium rule throw', () => {
  fc.assert(
    fc.property(anyText, anyText, (birthOn, effective) => {
      expect(premiumOf({ bands, birthOn, onDay: effective }).ok).toBe(false)
    }),
  )
})
