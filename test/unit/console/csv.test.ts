import { csvOf } from '../../../server/console/csv'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'a text that a table would read as a formula is only a text: %j',
  (text) => {
    const [cell = ''] = csvOf([[text]])
      .slice(1)
      .split('\r\n')
    expect(cell.replace(/^"/, '')).toMatch(/^'/)
  },
)

test('cells with commas, quotes and lines stay one cell, and numbers stay numbers', () => {
  expect(csvOf([['a,b', 'say "x"', 'one\ntwo', -5]])).toBe(
    '\uFEFF"a,b","say ""x""","one\ntwo",-5\r\n',
  )
})
