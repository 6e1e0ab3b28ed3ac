import fc from 'fast-check'
import { checkInsurants, maxInsurants, openRelations } from '@/domain/apply/insurant-limit'
import { anyText } from '../../support/any-text'

const limits = {
  SELF: 1,
  SPOUSE: 1,
  FATHER_PARENTS: 1,
  MOTHER_PARENTS: 1,
  SON_CHILDREN: 1,
  DAUGHTER_CHILDREN: 1,
}
const family = {
  insurantDisables: [],
  leftInsurantNum: 6,
  maxInsurantNum: 6,
  insurantMaxNum: limits,
  orderInsurantMaxNum: 5,
}
const people = (...relationTypes: string[]) =>
  relationTypes.map((relationType) => ({ relationType }))

describe('most insurants', () => {
  const three = { SELF: 1, SPOUSE: 1, CHILDREN: 1 }
  test.each([
    ['VA090 the sum is smaller', 5, three, 3],
    ['VA090 the maximum is smaller', 2, three, 2],
    ['VA090 one relation allows two', 5, { ...three, CHILDREN: 2 }, 1],
    ['VA090 only one relation, allowing two', 5, { CHILDREN: 2 }, 1],
    ['VA090 no relation allowed', 5, {}, 0],
    ['VA090 a relation used up', 5, { ...three, SELF: 0 }, 2],
    ['VA090 nothing allowed', 0, three, 0],
    ['VA090 never negative', -1, three, 0],
    ['VA090 without limits by relation', 5, undefined, 5],
    ['VA090 without limits by relation, never negative', -1, undefined, 0],
  ])('%s', (_name, max, relationLimits, expected) => {
    expect(maxInsurants({ max, limits: relationLimits })).toBe(expected)
  })

  test('VA090 is the literal formula for any limits', () => {
    const anyLimits = fc.dictionary(fc.constantFrom(...Object.keys(limits)), fc.nat(3))
    fc.assert(
      fc.property(fc.nat(10), anyLimits, (max, relationLimits) => {
        const each = Object.values(relationLimits)
        const sum = each.reduce((total, limit) => total + limit, 0)
        const expected = each.some((limit) => limit > 1) ? 1 : Math.min(max, sum)
        expect(maxInsurants({ max, limits: relationLimits })).toBe(expected)
      }),
    )
  })
})

describe('the people of an order', () => {
  test('EN006 a family of five buys with one person of each relation', () => {
    const insurants = people('SELF', 'SPOUSE', 'FATHER_PARENTS', 'MOTHER_PARENTS', 'SON_CHILDREN')
    expect(checkInsurants({ insurants, family })).toEqual([])
  })

  test.each([
    ['a second person of a relation', ['SELF', 'SELF'], {}, [{ index: 1, code: 'RELATION_FULL' }]],
    ['a relation not offered', ['OTHER'], {}, [{ index: 0, code: 'RELATION_FULL' }]],
    [
      'ST088 a relation used up',
      ['self'],
      { insurantDisables: ['SELF'] },
      [{ index: 0, code: 'RELATION_DISABLED' }],
    ],
    [
      'ST088 a base relation used up',
      ['SON_CHILDREN'],
      { insurantDisables: ['CHILDREN'] },
      [{ index: 0, code: 'RELATION_DISABLED' }],
    ],
    [
      'ST088 an alias used up leaves the other',
      ['SON_CHILDREN', 'DAUGHTER_CHILDREN'],
      { insurantDisables: ['SON_CHILDREN'] },
      [{ index: 0, code: 'RELATION_DISABLED' }],
    ],
    [
      'ST088 one left',
      ['SELF', 'SPOUSE'],
      { leftInsurantNum: 1 },
      [{ index: 1, code: 'FAMILY_FULL' }],
    ],
    ['ST088 none left', ['SELF'], { leftInsurantNum: 0 }, [{ index: 0, code: 'FAMILY_FULL' }]],
    [
      'ST088 an order of one',
      ['SELF', 'SPOUSE'],
      { orderInsurantMaxNum: 1 },
      [{ index: 1, code: 'ORDER_FULL' }],
    ],
    [
      'ST088 a family of one',
      ['SELF', 'SPOUSE'],
      { maxInsurantNum: 1 },
      [{ index: 1, code: 'ORDER_FULL' }],
    ],
    ['an unknown relation', ['UNCLE'], {}, [{ index: 0, code: 'RELATION_DISABLED' }]],
    [
      'VA090 a relation of two makes it one',
      ['SELF', 'SPOUSE'],
      { insurantMaxNum: { SELF: 1, SPOUSE: 2 } },
      [{ index: 1, code: 'ORDER_FULL' }],
    ],
    [
      'a base limit counts its aliases',
      ['SON_CHILDREN', 'DAUGHTER_CHILDREN'],
      { insurantMaxNum: { CHILDREN: 1, SELF: 1 } },
      [{ index: 1, code: 'RELATION_FULL' }],
    ],
    [
      'a base limit leaves other relations alone',
      ['SON_CHILDREN', 'SELF'],
      { insurantMaxNum: { CHILDREN: 1, SELF: 1 } },
      [],
    ],
    [
      'two limits at once: the base is full',
      ['SON_CHILDREN', 'DAUGHTER_CHILDREN'],
      { insurantMaxNum: { CHILDREN: 1, SON_CHILDREN: 1, DAUGHTER_CHILDREN: 1 } },
      [{ index: 1, code: 'RELATION_FULL' }],
    ],
  ])('%s', (_name, relationTypes, change, expected) => {
    const insurants = people(...relationTypes)
    expect(checkInsurants({ insurants, family: { ...family, ...change } })).toEqual(expected)
  })

  test('one person may not stand twice in it, however the number is written', () => {
    const insurants = [
      { relationType: 'SELF', credentialType: '01', credentialNo: '11010119900307002X' },
      { relationType: 'SPOUSE', credentialType: 'PR', credentialNo: ' 11010119900307002x' },
      { relationType: 'SON_CHILDREN', credentialType: 'PASSPORT', credentialNo: 'H12345678' },
      { relationType: 'DAUGHTER_CHILDREN', credentialType: 'SPECIAL', credentialNo: 'H12345678' },
      { relationType: 'MOTHER_PARENTS', credentialType: 'PASSPORT', credentialNo: 'h12345678' },
    ]
    expect(checkInsurants({ insurants, family })).toEqual([
      { index: 1, code: 'DUPLICATE' },
      { index: 4, code: 'DUPLICATE' },
    ])
  })

  test('people without a number yet are not duplicates', () => {
    const insurants = [
      { relationType: 'SELF', credentialNo: '' },
      { relationType: 'SPOUSE', credentialNo: '' },
      { relationType: 'SON_CHILDREN' },
    ]
    expect(checkInsurants({ insurants, family })).toEqual([])
  })

  test('ST088 only relations with a place left are offered', () => {
    const offered = Object.keys(limits)
    const insurants = people('SELF', 'SON_CHILDREN')
    expect(openRelations({ offered, insurants, family })).toEqual([
      'SPOUSE',
      'FATHER_PARENTS',
      'MOTHER_PARENTS',
      'DAUGHTER_CHILDREN',
    ])
    expect(
      openRelations({ offered, insurants, family: { ...family, orderInsurantMaxNum: 2 } }),
    ).toEqual([])
  })

  test('whoever is offered can be added, and nobody else', () => {
    const names = Object.keys(limits)
    const orders = fc.array(fc.constantFrom(...names), { maxLength: 6 })
    fc.assert(
      fc.property(orders, fc.nat(7), fc.nat(7), (relationTypes, left, most) => {
        const status = { ...family, leftInsurantNum: left, orderInsurantMaxNum: most }
        const insurants = people(...relationTypes)
        const open = openRelations({ offered: names, insurants, family: status })
        for (const name of names) {
          const added = [...insurants, { relationType: name }]
          const refused = checkInsurants({ insurants: added, family: status }).some(
            ({ index }) => index === insurants.length,
          )
          expect(refused).toBe(!open.includes(name))
        }
      }),
    )
  })
})

test('no string makes a limit rule throw', () => {
  const person = fc.record({
    relationType: anyText,
    credentialType: anyText,
    credentialNo: anyText,
  })
  fc.assert(
    fc.property(fc.array(person), fc.array(anyText), (insurants, insurantDisables) => {
      const found = checkInsurants({ insurants, family: { ...family, insurantDisables } })
      expect(found).toHaveLength(insurants.length)
    }),
  )
})
