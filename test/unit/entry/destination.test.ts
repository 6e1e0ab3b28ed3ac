import { destinationOf, isPublicAddress } from '@/routes/destination'

const product = 'cityCode=310000&productCode=PP57'

describe('where the share page leads', () => {
  test.each([
    ['a native page', { routeKey: 'insure', paramStr: product }, 'insure'],
    ['behind the login', { routeKey: 'orderCenter' }, 'orderCenter'],
    ['with what it needs', { routeKey: 'payment', paramStr: 'payOrderId=1' }, 'payment'],
    ['without what it needs', { routeKey: 'payment' }, 'web'],
    ['a page of the web', { routeKey: 'shareHome', paramStr: product }, 'web'],
    ['a public address', { routeKey: '', redirectPath: '/policy-list' }, 'web'],
    ['somebody else', { redirectPath: 'https://evil.example/insure' }, 'insure'],
    ['itself', { routeKey: 'redirect' }, 'insure'],
    ['anything by the web view', { routeKey: 'web', paramStr: 'path=//evil.example' }, 'insure'],
    ['what every object has', { routeKey: 'constructor' }, 'insure'],
    ['nothing', {}, 'insure'],
  ])('MP001 %s', (_name, asked, key) => {
    expect(destinationOf(asked).key).toBe(key)
  })

  test('parameters travel on', () => {
    expect(destinationOf({ routeKey: 'insure', paramStr: `${product}&wtagid=W` })).toEqual({
      key: 'insure',
      params: { cityCode: '310000', productCode: 'PP57', wtagid: 'W' },
    })
    expect(destinationOf({ routeKey: 'home', paramStr: 'wtagid=W' }).params).toEqual({
      path: '/home?wtagid=W',
    })
  })
})

describe('what the web view may show', () => {
  test.each(['/insure', '/insure?a=1&b=%E5%8C%97', '/home', '/shareHome', '/payment2'])(
    'MP007 %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
  test.each([
    ...['insure', '//insure', '/\\insure', '/insure#a', '/sandbox/cashier', '/pages/web/index'],
    ...['https://evil.example/insure', '/insure/../x', '/insure?a= b', '/insure?a=1\n', ''],
  ])('MP007 not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
