import { documentKind } from '@/domain/document/documents'

test.each([
  ['pdf', 'https://partner.example/download?id=1', 'file'],
  ['pdfPath', '/download/rates', 'file'],
  ['doc', '/documents/PP57-clauses', 'page'],
  ['https', 'https://partner.example/guide', 'web'],
] as const)('EN032 a link of type %s to %s is a %s', (type, url, kind) => {
  expect(documentKind(url, type)).toBe(kind)
})

test.each([
  ['/files/papers?ticket=1', 'file'],
  ['/rates.PDF', 'file'],
  ['https://partner.example/a.pdf?v=1#page=2', 'file'],
  ['https://partner.example/guide?file=a.pdf', 'web'],
  ['/claim?cityCode=310000', 'page'],
])('%s is a %s', (url, kind) => {
  expect(documentKind(url)).toBe(kind)
})
