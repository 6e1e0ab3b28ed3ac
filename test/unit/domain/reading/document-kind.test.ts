import { documentKind } from '@/domain/reading/document-kind'

test.each([
  ['/files/papers?ticket=1', 'file'],
  ['/rates.PDF', 'file'],
  ['https://partner.example/a.pdf?v=1#page=2', 'file'],
  ['https://partner.example/guide?file=a.pdf', 'web'],
  ['/claim?cityCode=310000', 'page'],
])('%s is a %s', (url, kind) => {
  expect(documentKind(url)).toBe(kind)
})
