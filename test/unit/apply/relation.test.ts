import fc from 'fast-check'
import { baseRelationOf, relationOf, relations } from '@/domain/apply/relation'
import { anyText } from '../../support/any-text'

test.each([
  ['FATHER_PARENTS', 'PARENTS'],
  ['MOTHER_PARENTS', 'PARENTS'],
  ['SON_CHILDREN', 'CHILDREN'],
  ['DAUGHTER_CHILDREN', 'CHILDREN'],
  ['SIBLINGS', 'OTHER'],
  ['CLOSE_FAMILY', 'OTHER'],
] as const)('EN006 %s is at base %s', (alias, base) => {
  expect(baseRelationOf(alias)).toBe(base)
  expect(relationOf(alias)).toBe(alias)
})

test('EN006 a base relation is its own base', () => {
  expect(relations).toEqual(['SELF', 'SPOUSE', 'PARENTS', 'CHILDREN', 'OTHER'])
  expect(relations.map(baseRelationOf)).toEqual([...relations])
})

test('EN015 relations of earlier insurants are read in any case', () => {
  expect(relationOf('self')).toBe('SELF')
  expect(relationOf('Father_Parents')).toBe('FATHER_PARENTS')
})

test('no other string is a relation, and none throws', () => {
  for (const text of ['', 'constructor', 'toString', 'UNCLE'])
    expect(relationOf(text)).toBeUndefined()
  fc.assert(
    fc.property(anyText, (text) => {
      expect(relationOf(text)).toBeUndefined()
    }),
  )
})
