import fc from 'fast-check'
import {
  formatQuery,
  parseQuery,
  readPageParams,
  carryContext,
  contextFields,
  readContext,
} from '@/domain/address/query'

const wellFormed = fc.string({ unit: 'grapheme', maxLength: 12 })
const anything = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))

describe('ST094 query context', () => {
  test('the 17 fields that go from page to page', () => {
    expect(contextFields.join(' ')).toBe(
      'agentWtag times wtagid channel cityCode wsCityCode productCode projectCode fromAD cfgUA ' +
        'outerId ver entrySource source proposalSource testid shareWtagid',
    )
  })

  test('other parameters and empty values are left out', () => {
    expect(readContext({ cityCode: '1', channel: '', stamp: 'A', proposalId: '2' })).toEqual({
      cityCode: '1',
    })
  })

  test('carried context is overridden by what the new address names', () => {
    expect(
      carryContext({ cityCode: '1', channel: 'C' }, { cityCode: '2', wtagid: 'W', channel: '' }),
    ).toEqual({ cityCode: '2', channel: 'C', wtagid: 'W' })
  })

  test.each([
    ['a product of another city', { productCode: 'B' }, { productCode: 'B', channel: 'C' }],
    ['another city', { cityCode: '2' }, { cityCode: '2', channel: 'C' }],
    [
      'both',
      { cityCode: '2', productCode: 'B' },
      { cityCode: '2', productCode: 'B', channel: 'C' },
    ],
    ['the same city', { cityCode: '1' }, { cityCode: '1', productCode: 'A', channel: 'C' }],
    ['neither', { productCode: '' }, { cityCode: '1', productCode: 'A', channel: 'C' }],
  ])('city and product change together: %s', (_what, query, carried) => {
    expect(carryContext({ cityCode: '1', productCode: 'A', channel: 'C' }, query)).toEqual(carried)
  })

  test('a city that was named alone gets its product', () => {
    expect(carryContext({ cityCode: '1' }, { productCode: 'A' })).toEqual({
      cityCode: '1',
      productCode: 'A',
    })
  })

  test('survives a round trip through any number of addresses', () => {
    const context = fc.dictionary(
      fc.constantFrom(...contextFields),
      wellFormed.filter((text) => text !== ''),
    )
    fc.assert(
      fc.property(context, fc.integer({ min: 1, max: 4 }), (context, hops) => {
        let carried = readContext(context)
        for (let hop = 0; hop < hops; hop++) {
          carried = readContext(parseQuery(formatQuery(carried)))
        }
        expect(carried).toEqual(context)
      }),
    )
  })

  test('survives the framework, which hands values over undecoded and adds a stamp', () => {
    fc.assert(
      fc.property(fc.dictionary(wellFormed, wellFormed), (query) => {
        const raw = Object.fromEntries(
          Object.entries(query).map(([name, value]) => [name, encodeURIComponent(value)]),
        )
        const { stamp: _stamp, ...expected } = query
        expect(readPageParams({ ...raw, stamp: 'AAAA' })).toEqual(expected)
      }),
    )
  })
})

describe('query strings', () => {
  test.each([
    ['', {}],
    ['?', {}],
    ['?a=1&b=2', { a: '1', b: '2' }],
    ['a=1', { a: '1' }],
    ['?a=1&a=2', { a: '1' }],
    ['?a', { a: '' }],
    ['?=1&&b=', { b: '' }],
    ['?a=b=c', { a: 'b=c' }],
    ['?a=%25', { a: '%' }],
    ['?a=%2525', { a: '%25' }],
    ['?a=1+2', { a: '1+2' }],
    ['?a=%', { a: '%' }],
  ])('%s reads as %j', (search, query) => {
    expect(parseQuery(search)).toEqual(query)
  })

  test('numbers are written, what is undefined is not', () => {
    expect(formatQuery({ a: 1, b: undefined, c: '' })).toBe('?a=1&c=')
    expect(formatQuery({ b: undefined })).toBe('')
  })

  test('no string makes reading or writing throw', () => {
    fc.assert(
      fc.property(anything, anything, (name, value) => {
        parseQuery(value)
        readPageParams({ [name]: value })
        expect(parseQuery(formatQuery({ a: value }))['a']).toBe(Buffer.from(value).toString())
      }),
    )
  })
})
