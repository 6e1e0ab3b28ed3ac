import fc from 'fast-check'
import { newId } from '@/domain/base/uuid'

test('an id has the shape of a version 4 UUID whatever the random source says', () => {
  fc.assert(
    fc.property(
      fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
      (digits) => {
        const random = () => digits.next().value as number
        expect(newId(random)).toMatch(
          /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
        )
      },
    ),
  )
})

test('two ids differ', () => {
  expect(newId()).not.toBe(newId())
})
