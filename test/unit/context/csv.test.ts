import { csvLine, csvOf } from '../../../server/context/csv'

/** A table that a spreadsheet opens without computing anything that stands in it. */

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
  '%j is text and no formula',
  (text) => expect(csvLine([text])).toMatch(/^"?'/),
)

test('commas, quotes and line ends stay in their cell', () => {
  expect(csvLine(['a,b', 'say "x"', 'two\nlines', '王𠮷', 12])).toBe(
    '"a,b","say ""x""","two\nlines",王𠮷,12\r\n',
  )
})

test('a file begins with its mark, and numbers stay numbers', () => {
  expect(csvOf([['a,b', 'say "x"', 'one\ntwo', -5]])).toBe(
    '\uFEFF"a,b","say ""x""","one\ntwo",-5\r\n',
  )
})
