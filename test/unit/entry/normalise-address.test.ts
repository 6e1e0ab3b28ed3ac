import fc from 'fast-check'
import { formatQuery, parseQuery } from '@/domain/address/query'
import { normaliseAddress } from '@/entry/normalise-address'
import { anyText } from '../../support/any-text'

const chrome = 'Mozilla/5.0 Chrome/120 Safari/537.36'
const weChat = 'Mozilla/5.0 iPhone MicroMessenger/8.0.40'

const enter = (address: string, userAgent = chrome) => {
  const cut = address.indexOf('?')
  return normaliseAddress({
    path: cut < 0 ? address : address.slice(0, cut),
    search: cut < 0 ? '' : address.slice(cut),
    userAgent,
  })
}

describe('aliases', () => {
  test.each([
    ['RT128', '/home', '430100', 'LG01'],
    ['RT129', '/home-h5', '430100', 'LG01'],
    ['RT130', '/fuyangInApp', '341200', 'PG45'],
    ['RT131', '/PH38', '441900', 'PH38'],
    ['RT132', '/PH38-home-h5', '441900', 'PH38'],
    ['RT133', '/insure-njha', '511000', 'PG53'],
    ['RT134', '/insure-3707wl-oa', '370700', 'PG54'],
    ['RT135', '/insure-3707PA', '370800', 'PG52'],
    ['RT136', '/insure-3708PA', '370800', 'PG52'],
    ['RT137', '/insure-yhb-nanjing', '320100', 'PH0V'],
  ])('%s %s is %s %s', (_row, alias, cityCode, productCode) => {
    const entry = enter(alias)
    expect(entry.key).toBe('insure')
    expect(entry.address).toBe(`/insure?cityCode=${cityCode}&productCode=${productCode}`)
    expect(entry.context).toEqual({ cityCode, productCode })
  })

  test('RT127 keeps the incoming query; the fixed values win', () => {
    const { address, query } = enter('/home?wtagid=W1&cityCode=999999&channel=C1&other=x')
    expect(address.startsWith('/insure?')).toBe(true)
    expect(query).toEqual({
      wtagid: 'W1',
      channel: 'C1',
      other: 'x',
      cityCode: '430100',
      productCode: 'LG01',
    })
  })

  test('RT138 /policy-list-njha keeps only the query', () => {
    expect(enter('/policy-list-njha?productCode=PG53').address).toBe(
      '/policy-list?productCode=PG53',
    )
  })

  test('RT003 an unknown address keeps its query', () => {
    expect(enter('/nope/whatever?cityCode=430100&productCode=LG01').address).toBe(
      '/insure?cityCode=430100&productCode=LG01',
    )
  })
})

describe('entry rules', () => {
  test.each([
    ['RT139', 'cityCode=4420&wsCityCode=441700&entrySource=YSS_WXAPP', '441700'],
    ['RT139', 'cityCode=4420&entrySource=YSS_WXAPP', '442000'],
    ['RT139', 'cityCode=4420&wsCityCode=&entrySource=YSS_WXAPP', '442000'],
    ['RT140 KC047', 'cityCode=4420&entrySource=ZS_YSS', '442000'],
    ['RT140', 'cityCode=4420&wsCityCode=441700&entrySource=ZS_YSS', '441700'],
    ['RT140', 'cityCode=441900&wsCityCode=441700&entrySource=ZS_YSS', '441900'],
    ['RT140', 'cityCode=44200&entrySource=ZS_YSS', '44200'],
    ['RT140', 'cityCode=4420&wsCityCode=441700&entrySource=ZGT_WXAPP', '4420'],
    ['RT140', 'cityCode=4420&wsCityCode=441700', '4420'],
  ])('%s %s runs as %s', (_row, search, cityCode) => {
    expect(enter(`/insure?${search}`).context.cityCode).toBe(cityCode)
  })

  test.each([
    ['RT141', '/insure', '451000', 'XLH47A', 'LH47'],
    ['RT141', '/insure', '450000', 'XLH47A', 'XLH47A'],
    ['RT141', '/insure', '451000', 'LH48', 'LH48'],
    ['RT143', '/insure', '440301', 'LH74', 'LH0F'],
    ['RT143', '/order-center', '440301', 'LH74', 'LH0F'],
    ['RT144', '/insure', '440301', 'LH0H', 'LH0G'],
    ['RT144', '/insure-h5', '440301', 'LH0H', 'LH0G'],
    ['RT144', '/health-confirm-v3', '440301', 'LH0H', 'LH0H'],
    ['RT025', '/health-confirm-v3', '441600', 'MH02', 'MH02'],
    ['RT026', '/health-confirm-v3', '441600', 'XXXX', 'PH7P'],
    ['RT026', '/insure', '441600', 'XXXX', 'XXXX'],
    ['RT029', '/health-confirm-v3', '441700', '', 'PH6Z'],
  ])('%s %s %s %s is product %s', (_row, path, cityCode, productCode, product) => {
    const { context, address } = enter(`${path}?cityCode=${cityCode}&productCode=${productCode}`)
    expect(context.productCode).toBe(product)
    expect(parseQuery(address.slice(address.indexOf('?')))['productCode']).toBe(product)
  })

  test('RT142 PH2K forces agent mode, whatever source and browser', () => {
    const entry = enter('/insure?cityCode=430100&productCode=PH2K&entrySource=YSS_WXAPP', weChat)
    expect(entry.context.entrySource).toBe('AGENT_MODE')
    expect(entry.env).toBe(0)
    expect(entry.address).toContain('entrySource=AGENT_MODE')
  })

  test('RT145 city 000000 hands over to the mini-program page of PH0Q', () => {
    expect(enter('/insure?cityCode=000000').handOver).toBe('PH0Q')
    expect(enter('/insure?cityCode=430100').handOver).toBeUndefined()
    expect(enter('/insure?cityCode=0000&wsCityCode=000000&entrySource=ZS_YSS').handOver).toBe(
      'PH0Q',
    )
  })

  test('the environment follows the rewritten query', () => {
    expect(enter('/insure?entrySource=YSS_WXAPP').env).toBe(1)
    expect(enter('/insure', weChat).env).toBe(1)
    expect(
      normaliseAddress({ path: '/insure', search: '', userAgent: weChat, inMiniProgram: true }).env,
    ).toBe(2)
  })
})

describe('ST094 the query context', () => {
  test("the framework's stamp does not travel; values are decoded once", () => {
    const { query } = enter('/payment?stamp=AAA&proposalId=1&outerId=%E5%BC%A0%252B&channel=%zz')
    expect(query).toEqual({ proposalId: '1', outerId: '张%2B', channel: '%zz' })
  })

  const text = anyText.map((text) => text.slice(0, 8))
  const path = fc.oneof(
    fc.constantFrom('/insure', '/home', '/PH38/', '/payment', '/revoke-list', '/'),
    text,
  )
  const code = fc.constantFrom('4420', '000000', '451000', 'LH47', 'LH74', 'LH0H', 'PH2K', 'ZS_YSS')
  const search = fc
    .dictionary(
      fc.constantFrom('cityCode', 'wsCityCode', 'productCode', 'entrySource', 'outerId', 'stamp'),
      fc.oneof(code, text),
    )
    .map(formatQuery)

  test('entering the answer again changes nothing', () => {
    fc.assert(
      fc.property(path, fc.oneof(search, text), (path, search) => {
        const first = normaliseAddress({ path, search, userAgent: chrome })
        const again = enter(first.address)
        expect(again).toEqual(first)
        expect(first.query).not.toHaveProperty('stamp')
      }),
    )
  })
})
