import { shouldBind } from '@/domain/confirm/binding'

test.each([
  [0, false, true],
  ['0', false, true],
  [0, true, false],
  [1, false, false],
  [null, false, false],
  [undefined, false, false],
])('KC052 KC046 ST070 status %p, attempted %p: bind %p', (bindingStatus, attempted, binds) => {
  expect(shouldBind({ bindingStatus, attempted })).toBe(binds)
})
