import { readOut } from '@/domain/base/text'
import { createIds } from '../../../server/context/ids'

const at = (text: string) => createIds({ now: () => Date.parse(text) } as never)

describe('the number of an order', () => {
  test('begins with the day in China and has nothing but digits', () => {
    const late = at('2026-03-01T23:59:59.999+08:00').orderNumber()
    expect(late).toMatch(/^2026030186399999\d{8}$/)
    expect(at('2026-03-01T16:00:00.000Z').orderNumber()).toMatch(/^2026030200000000\d{8}$/)
  })

  test('sorts by time, and after the ids of earlier orders', () => {
    const [first, second] = [at('2026-03-01T10:00:00+08:00'), at('2026-03-01T10:00:00.001+08:00')]
    expect(first.orderNumber() < second.orderNumber()).toBe(true)
    expect(first.next() < first.orderNumber()).toBe(true)
  })

  test('cannot be told from another one of the same instant', () => {
    const ids = at('2026-03-01T10:00:00+08:00')
    const many = new Set(Array.from({ length: 200 }, () => ids.orderNumber()))
    expect(many.size).toBe(200)
  })

  test('is read out in fours; an earlier one as it is', () => {
    expect(readOut('202603018639999912345678')).toBe('2026 0301 8639 9999 1234 5678')
    expect(readOut('PA31005780726049661473')).toBe('PA31 0057 8072 6049 6614 73')
    expect(readOut('01JQ8Z6M2K5W7X9Y1B3C4D5E6F')).toBe('01JQ8Z6M2K5W7X9Y1B3C4D5E6F')
  })
})
