import { countText, sumText } from '@/domain/money/money'

test.each([
  [1, '1'],
  [9999, '9,999'],
  [10_000, '1万'],
  [128_999, '12.8万'],
  [3_456_789, '345.6万'],
])('%i people', (count, text) => {
  expect(countText(count)).toBe(text)
})

test.each([
  [860_099, '8,600元'],
  [35_690_000_00, '3569万元'],
  [356_999_99, '35.6万元'],
  [12_345_678_901_00, '123.45亿元'],
])('%i fen are never more than written', (fen, text) => {
  expect(sumText(fen)).toBe(text)
})
