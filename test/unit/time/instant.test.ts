import fc from 'fast-check'
import { compactInstantMs, instantMs } from '@/domain/time/instant'
import { anyText } from '../../support/any-text'

const noon = Date.UTC(2024, 11, 31, 4)

describe('an instant is read in Asia/Shanghai unless it names its offset', () => {
  test.each([
    [noon, noon],
    ['2024-12-31T12:00:00+08:00', noon],
    ['2024-12-31T04:00:00Z', noon],
    ['2024-12-31T04:00:00.000Z', noon],
    ['2024-12-30T23:30:00-04:30', noon],
    ['2024-12-31 12:00:00', noon],
    ['2024-12-31T12:00', noon],
    ['2024/12/31 12:00:00', noon],
    [' 20241231120000 ', noon],
    ['2024-12-31', noon - 12 * 3_600_000],
    ['2024-12-31 12:00:00.25', noon + 250],
    ['2024-12-31 12:00:00.123456789', noon + 123],
    ['2024-12-31 23:59:59', noon + 12 * 3_600_000 - 1000],
    ['20241231235959', noon + 12 * 3_600_000 - 1000],
    ['2024-12-31T12:00:00+23:59', noon - 15 * 3_600_000 - 59 * 60_000],
  ])('%p', (value, ms) => {
    expect(instantMs(value)).toBe(ms)
  })

  test.each([
    '',
    'x',
    '2024-02-30',
    '2024-12-31 24:00:00',
    '2024-12-31 23:60:00',
    '2024-12-31 23:59:60',
    '20240230000000',
    '20241231240000',
    '2024123123595',
    '202412312359590',
    '2024-12/31',
    '2024-1-1',
    '2024-12-31 1:00',
    '2024-12-31 12:00+24:00',
    '2024-12-31 12:00+08:60',
    'x2024-12-31',
    '2024-12-31x',
    'x20241231235959',
    '2024-12-31 12:00:00.',
    Infinity,
    NaN,
  ])('%p is no instant', (value) => {
    expect(instantMs(value)).toBeNaN()
  })

  test('agrees with Date wherever Date is clear', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('0001-01-03T00:00:00Z'),
          max: new Date('9999-12-30T00:00:00Z'),
          noInvalidDate: true,
        }),
        (date) => {
          expect(instantMs(date.toISOString())).toBe(date.getTime())
        },
      ),
    )
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(typeof instantMs(text)).toBe('number')
      }),
    )
  })
})

test('VA096 pay-later times are yyyyMMddHHmmss and nothing else', () => {
  expect(compactInstantMs('20241231120000')).toBe(noon)
  expect(compactInstantMs('2024-12-31 12:00:00')).toBeNaN()
  expect(compactInstantMs('20241331120000')).toBeNaN()
})
