import { weappAddressOf } from '@/routes/build'
import { destinationOf, isPublicAddress } from '@/routes/destination'
import { isFor, modulePath, type Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'

const product = 'cityCode=310000&productCode=PP57'

describe('where the share page leads', () => {
  test.each([
    ['a native page', { routeKey: 'insure', paramStr: product }, 'insure'],
    ['behind the login', { routeKey: 'orderCenter' }, 'orderCenter'],
    ['with what it needs', { routeKey: 'payment', paramStr: 'payOrderId=1' }, 'payment'],
    ['without what it needs', { routeKey: 'payment' }, 'payment'],
    ['the order that waits', { routeKey: 'payConfirm', paramStr: 'proposalId=1' }, 'payConfirm'],
    ['no order in particular', { routeKey: 'payConfirm' }, 'payConfirm'],
    ['no order, but an address', { routeKey: 'payConfirm', redirectPath: '/home' }, 'web'],
    ['the hospitals of the web', { routeKey: 'h5HealthHospital' }, 'nativeHospitals'],
    ['its address', { redirectPath: '/h5-health-hospital?cityCode=310000' }, 'nativeHospitals'],
    ['a page of the web', { routeKey: 'housekeeperGroup', paramStr: product }, 'web'],
    ['a native page by its address', { redirectPath: '/policy-list' }, 'policyList'],
    [
      'a native page of a poster',
      { q: 'https://hm.example/shareHome?cityCode=310000' },
      'shareHome',
    ],
    ['a web page of a poster', { q: 'https://hm.example/policy-verify?policyNo=1' }, 'web'],
    ['a poster of nobody', { q: 'https://hm.example/nothing' }, 'insure'],
    ['no address at all', { q: 'javascript:alert(1)' }, 'insure'],
    ['an address without what its page needs', { redirectPath: '/payment' }, 'payment'],
    ['an old address', { redirectPath: '/home' }, 'web'],
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

  test('what a path implies travels on with the query', () => {
    const q = 'https://hm.example/insurant-confirmation-landing-outer?token=T.1&outerId=O1#x'
    expect(destinationOf({ q })).toEqual({
      key: 'insurantConfirmationLanding',
      params: { token: 'T.1', outerId: 'O1', by: 'outer' },
    })
  })
})

describe('a link of the mini-program', () => {
  const keys = Object.keys(pages) as PageKey[]

  const isNative = (key: PageKey) => isFor('weapp', pages[key]) || 'twin' in pages[key]

  test.each(keys.filter((key) => !isNative(key)))(
    '%s opens in the web view, by its key and by a link',
    (routeKey) => {
      const inWebView = `/pages/web/index?path=${encodeURIComponent(pages[routeKey].paths[0])}`
      expect(weappAddressOf(routeKey, {})).toBe(inWebView)
      const { key, params } = destinationOf({ routeKey })
      expect(weappAddressOf(key, params)).toBe(inWebView)
    },
  )

  test.each(keys.filter((key) => isFor('weapp', pages[key])))('%s opens its own page', (key) => {
    const page: Page = pages[key]
    expect(weappAddressOf(key, {})).toBe(`/${modulePath(page)}`)
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
