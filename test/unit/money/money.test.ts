import fc from 'fast-check'
import { fenToYuan, sumFen, yuanToFen } from '@/domain/money/money'
import { anyText } from '../../support/any-text'

const fenAmount = fc.maxSafeInteger()

describe('KC001 fen to yuan text', () => {
  test.each([
    [6900, '69.00', '69'],
    [6990, '69.90', '69.9'],
    [6999, '69.99', '69.99'],
    [1, '0.01', '0.01'],
    [10, '0.10', '0.1'],
    [0, '0.00', '0'],
    [-0, '0.00', '0'],
    [100, '1.00', '1'],
    [10000, '100.00', '100'],
    [-5, '-0.05', '-0.05'],
    [-6900, '-69.00', '-69'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91', '90071992547409.91'],
  ])('%i fen', (fen, full, trimmed) => {
    expect(fenToYuan({ fen })).toBe(full)
    expect(fenToYuan({ fen, trimZeros: true })).toBe(trimmed)
  })

  test.each([0.5, NaN, Infinity, 2 ** 53])('%p fen is a bug, not a price', (fen) => {
    expect(() => fenToYuan({ fen })).toThrow(new RangeError(`Not a whole number of fen: ${fen}`))
  })

  test('every amount survives the way to text and back', () => {
    fc.assert(
      fc.property(fenAmount, fc.boolean(), (fen, trimZeros) => {
        const yuan = fenToYuan({ fen, trimZeros })
        expect(yuanToFen({ yuan })).toEqual({ ok: true, value: fen === 0 ? 0 : fen })
      }),
    )
  })
})

describe('yuan text to fen', () => {
  test.each([
    ['69', 6900],
    ['69.9', 6990],
    [' 1.005 ', 'MONEY_FORMAT'],
    ['0.10', 10],
    ['1.', 'MONEY_FORMAT'],
    ['.5', 'MONEY_FORMAT'],
    ['+3', 300],
    ['-3.01', -301],
    ['-0', 0],
    [' 8 ', 800],
    ['8 8', 'MONEY_FORMAT'],
    ['x8', 'MONEY_FORMAT'],
    ['8x', 'MONEY_FORMAT'],
    ['1e3', 'MONEY_FORMAT'],
    ['', 'MONEY_FORMAT'],
    ['90071992547409.91', 9007199254740991],
    ['90071992547409.92', 'MONEY_RANGE'],
    ['100000000000000', 'MONEY_FORMAT'],
  ])('%p', (yuan, expected) => {
    expect(yuanToFen({ yuan })).toEqual(
      typeof expected === 'number' ? { ok: true, value: expected } : { ok: false, code: expected },
    )
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText, (yuan) => {
        expect(typeof yuanToFen({ yuan }).ok).toBe('boolean')
      }),
    )
  })
})

test('a sum of fen is exact or a bug', () => {
  expect(sumFen([])).toBe(0)
  expect(sumFen([10, 20, -5])).toBe(25)
  expect(() => sumFen([0.1])).toThrow(RangeError)
  expect(() => sumFen([0.5, 0.5])).toThrow(RangeError)
  expect(() => sumFen([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
})
