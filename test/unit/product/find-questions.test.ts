import { findQuestions } from '@/domain/product/find-questions'

const items = [
  { q: '有没有等待期？', a: '首次投保的等待期为30天。' },
  { q: '外地医保可以买吗？', a: '持有居住证即可，理赔时请提供居住证。' },
]

test.each<[string, number]>([
  ['', 2],
  ['等待期', 1],
  ['居住证 理赔', 1],
  ['等待期 理赔', 0],
  ['  外地  ', 1],
])('“%s” finds %i', (typed, found) => {
  expect(findQuestions(items, typed)).toHaveLength(found)
})
