import fc from 'fast-check'
import {
  addressOf,
  groupProperties,
  readExtra,
  type PropertyInsurant,
} from '@/domain/apply/property-insurant'
import { anyText } from '../../support/any-text'

const home = (detailAddress: string, more: object = {}) =>
  JSON.stringify({ propertyInfo: { cityDistrictName: '上海市黄浦区', detailAddress }, ...more })
const row = (change: Partial<PropertyInsurant> = {}): PropertyInsurant => ({
  encryptedCredentialNo: 'token-1',
  relationType: 'SELF',
  comboCode: 'A',
  count: 1,
  extraValue: home('一号'),
  ...change,
})
const copiesOf = (rows: PropertyInsurant[]) => groupProperties({ rows }).map(({ count }) => count)

test('ST093 equal insured and address are shown as one with copies 2', () => {
  expect(groupProperties({ rows: [row(), row()] })).toEqual([row({ count: 2 })])
})

test.each([
  ['another person', row({ encryptedCredentialNo: 'token-2' })],
  ['another home', row({ extraValue: home('二号') })],
  ['another scheme', row({ comboCode: 'B' })],
])('ST093 %s is a row of its own', (_name, other) => {
  expect(groupProperties({ rows: [row(), other, row()] })).toEqual([row({ count: 2 }), other])
})

test('ST093 copies add up, a row without a sensible count is one', () => {
  expect(copiesOf([row({ count: 3 }), row({ count: 2 })])).toEqual([5])
  expect(copiesOf([row({ count: 0 }), row({ count: -4 }), row({ count: 1.5 })])).toEqual([3])
  expect(copiesOf([row({ count: NaN })])).toEqual([1])
})

test('ST093 homes are compared by address, however the rest of the JSON is written', () => {
  const other = row({ extraValue: home('一号', { beneficiaryInfo: { bnfType: 'LEGAL' } }) })
  expect(copiesOf([row(), other])).toEqual([2])
})

test('without an address the encrypted one counts, and without any nothing is merged', () => {
  const hidden = row({ extraValue: JSON.stringify({ enWholeAddr: 'cipher-1' }) })
  const elsewhere = row({ extraValue: JSON.stringify({ enWholeAddr: 'cipher-2' }) })
  expect(copiesOf([hidden, hidden, elsewhere])).toEqual([2, 1])
  expect(copiesOf([row({ extraValue: '' }), row({ extraValue: '' })])).toEqual([1, 1])
  const odd = row({ extraValue: '{"enWholeAddr":{"toString":1}}' })
  expect(copiesOf([odd, odd])).toEqual([1, 1])
  const first = row({ extraValue: '{"enWholeAddr":"1"}' })
  expect(copiesOf([first, row({ extraValue: '' })])).toEqual([1, 1])
})

test('the address is district and detail in one line', () => {
  expect(addressOf({ extraValue: home('一号') })).toBe('上海市黄浦区一号')
  expect(addressOf({ extraValue: '{"propertyInfo":{"detailAddress":"一号"}}' })).toBe('一号')
  expect(addressOf({ extraValue: '{"propertyInfo":{"detailAddress":1}}' })).toBe('')
  expect(addressOf({ extraValue: '{"propertyInfo":null}' })).toBe('')
  expect(addressOf({ extraValue: '{}' })).toBe('')
})

test.each(['', '{', 'null', '[]', '1', '"x"'])(
  'extra value %s is read as nothing',
  (extraValue) => {
    expect(readExtra({ extraValue })).toEqual({})
  },
)

test('no row is lost, none counted twice, and no JSON makes it throw', () => {
  const extra = fc.oneof(anyText, fc.json(), fc.constantFrom(home('一号'), home('二号')))
  const rows = fc.array(
    fc.record({
      encryptedCredentialNo: fc.constantFrom('a', 'b'),
      relationType: fc.string(),
      comboCode: fc.constantFrom('A', 'B'),
      count: fc.integer({ min: 1, max: 9 }),
      extraValue: extra,
    }),
  )
  fc.assert(
    fc.property(rows, (list) => {
      const grouped = groupProperties({ rows: list })
      const sum = (all: { count: number }[]) => all.reduce((total, { count }) => total + count, 0)
      expect(sum(grouped)).toBe(sum(list))
      expect(grouped.length).toBeLessThanOrEqual(list.length)
      for (const { extraValue } of list) addressOf({ extraValue })
    }),
  )
})
