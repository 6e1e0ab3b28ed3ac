import { nextShareTimes, shareTag } from '@/domain/address/share-link'

test('KC002 a share without a tag carries the configured one', () => {
  expect(shareTag({ wtagid: 'W1', defaultWtagid: 'D' })).toBe('W1')
  expect(shareTag({ wtagid: '', defaultWtagid: 'D' })).toBe('D')
  expect(shareTag({ defaultWtagid: 'D' })).toBe('D')
})

test.each([
  [undefined, 1],
  [0, 1],
  [1, 2],
  ['2', 3],
  ['99', 100],
  ['', 1],
  [-1, 1],
  ['1.5', 1],
  ['x1', 1],
  ['1x', 1],
  ['1234567890', 1],
])('KC003 after %p shares the next is %p', (times, next) => {
  expect(nextShareTimes({ times })).toBe(next)
})
