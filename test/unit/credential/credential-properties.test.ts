import fc from 'fast-check'
import { derive, normalise, validate } from '@/domain/credential/credential'
import { credentialTypeOf, userServiceIdOf, credentialTypes } from '@/domain/credential/type'
import { anyText } from '../../support/any-text'
import { sealId18, sealUscc, USCC_ALPHABET } from '../../support/credentials'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const lettersOf = (alphabet: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length })

const birthDigits = fc
  .integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10).replace(/-/g, ''))

const regions: Record<string, readonly string[]> = {
  '01': ['110101', '440308', '650100', '710000', '120000'],
  PR: ['911124', '931156', '110101'],
  '17': ['810000', '820000', '830000'],
  '551': ['810000', '820000'],
  '552': ['830000'],
}
const soundId = fc
  .constantFrom(...Object.keys(regions))
  .chain((type) =>
    fc
      .tuple(fc.constantFrom(...(regions[type] ?? [])), birthDigits, digits(3))
      .map((parts) => ({ type, value: sealId18(parts.join('')) })),
  )
const soundOrg = fc
  .tuple(lettersOf(USCC_ALPHABET, 2), digits(6), lettersOf(USCC_ALPHABET, 9))
  .map((parts) => ({ type: 'ORG', value: sealUscc(parts.join('')) }))
const sound = fc.oneof(soundId, soundOrg)

/** Replaces one character by another of the same alphabet. */
const withOneChanged = fc
  .tuple(sound, fc.nat(17), fc.nat(30))
  .map(([{ type, value }, at, step]) => {
    const alphabet = type === 'ORG' ? USCC_ALPHABET : at === 17 ? '0123456789X' : '0123456789'
    const place = alphabet.indexOf(value.charAt(at))
    const other = alphabet.charAt((place + 1 + (step % (alphabet.length - 1))) % alphabet.length)
    return { type, value: value.slice(0, at) + other + value.slice(at + 1) }
  })

const withNeighboursSwapped = fc
  .tuple(sound, fc.nat(16))
  .filter(([{ value }, at]) => value[at] !== value[at + 1])
  .map(([{ type, value }, at]) => ({
    type,
    value: value.slice(0, at) + value.charAt(at + 1) + value.charAt(at) + value.slice(at + 2),
  }))

describe('every number', () => {
  test('that is sound passes as it is', () => {
    fc.assert(
      fc.property(sound, ({ type, value }) => {
        expect(validate({ type, value, env: 'WECHAT' })).toMatchObject({ ok: true, value })
      }),
      { numRuns: 300 },
    )
  })

  test('VA010 with one changed character fails', () => {
    fc.assert(
      fc.property(withOneChanged, (input) => {
        expect(validate(input).ok).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('VA010 with two neighbours swapped fails', () => {
    fc.assert(
      fc.property(withNeighboursSwapped, (input) => {
        expect(validate(input).ok).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('that is sound tells its own birthday', () => {
    fc.assert(
      fc.property(soundId, ({ type, value }) => {
        const { birthday, gender } = derive({ type, value })
        expect(birthday?.replace(/-/g, '')).toBe(value.slice(6, 14))
        expect(gender).toBe(Number(value[16]) % 2 ? 'M' : 'F')
      }),
    )
  })
})

test('no string makes a credential rule throw, and what passes is already normalised', () => {
  const types = fc.oneof(fc.constantFrom(...credentialTypes), fc.string())
  const values = fc.oneof(anyText, fc.string(), lettersOf('0１ｘXEeH', 9))
  fc.assert(
    fc.property(types, values, fc.string(), (type, value, onDay) => {
      const result = validate({ type, value })
      if (result.ok) expect(normalise({ value: result.value })).toBe(result.value)
      derive({ type, value, onDay })
      credentialTypeOf(type)
      userServiceIdOf(type)
    }),
    { numRuns: 500 },
  )
})
