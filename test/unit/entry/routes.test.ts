import { connectLinks, h5PathTo, presetOf, weappPathTo } from '@/routes/build'
import {
  frameworkManifest,
  lightPages,
  manifestFor,
  manifestOf,
  preloadRule,
} from '@/routes/manifest'
import { isFor, modulePath, type Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { needed, oneOf, optional, readParams } from '@/routes/param'
import { redirects } from '@/routes/redirects'
import { ownAddress, resolvePath } from '@/routes/resolve'
import { warnOfDuplicates } from '../../../config/duplicates'

const everything: Page[] = Object.values(pages)
/** The pages that have an address on the web. */
const table = everything.filter((page) => isFor('h5', page))
const manifest = manifestFor('h5')

/** A page that exists only in this test. */
const aPage = (page: Partial<Page>): Page => ({
  paths: ['/a'],
  module: 'pages/a/index',
  title: 'a',
  params: {},
  ...page,
})

describe('the route table', () => {
  test('RT005 knows the 89 public addresses (73 pages, 16 redirects), none twice', () => {
    const ours = [
      '/insure-apply',
      '/compare-products',
      '/settings',
      '/service-desk',
      '/my-data',
      '/close-account',
      '/delegation',
      '/delegation-landing',
      '/delegated-form',
      '/policy-verify',
      '/payment-open',
      '/diagnostics',
    ]
    const known = table.flatMap(({ paths }) => paths).filter((path) => !ours.includes(path))
    expect(new Set(known).size).toBe(73)
    expect(known).toHaveLength(73)
    expect(redirects.size).toBe(16)
    expect(known.filter((path) => redirects.has(path))).toEqual([])
    expect(manifest.duplicates).toEqual([])
  })

  test('RT004 a second claim on an address is reported and the first stands', () => {
    const first = aPage({ paths: ['/insure'] })
    const second = aPage({ paths: ['/insure', '/b'], module: 'pages/b/index' })
    const third = aPage({ paths: ['/b'], module: 'pages/c/index' })
    const result = manifestOf([first, second, third], 'h5')
    expect(result.duplicates).toEqual(['/insure', '/b'])
    expect(result.customRoutes).toEqual({ 'pages/a/index': ['/insure'], 'pages/b/index': ['/b'] })
    expect(result.pages).toEqual(['pages/a/index', 'pages/b/index', 'pages/c/index'])
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    warnOfDuplicates(result)
    expect(warned.mock.calls).toEqual([
      ['The route table has /insure twice; its first entry stands.'],
      ['The route table has /b twice; its first entry stands.'],
    ])
    warned.mockRestore()
  })

  test('the manifest lists every page once, the home page first', () => {
    const listed = [
      ...manifest.pages,
      ...manifest.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
    ]
    expect(listed[0]).toBe('pages/insure/index')
    expect([...listed].sort()).toEqual(table.map(modulePath).sort())
    expect(manifest.subPackages.map(({ root }) => root)).toEqual([
      'pages/purchase',
      'pages/account',
      'pages/compare',
      'pages/reader',
      'pages/gallery',
      'pages/wx',
    ])
    expect(manifest.customRoutes['pages/purchase/payment/index']).toEqual([
      '/payment',
      '/payment2',
      '/payment3',
      '/payment-nanjing',
      '/shanxi/pay',
    ])
  })

  test('a release of the mini-program has no pages for testers', () => {
    const roots = (isRelease: boolean) =>
      frameworkManifest('weapp', isRelease).subPackages.map(({ root }) => root)
    expect(roots(false)).toContain('pages/gallery')
    expect(roots(true)).not.toContain('pages/gallery')
  })

  test('a page for one target is not built for the other', () => {
    const both = aPage({})
    const web = aPage({ paths: ['/web'], module: 'pages/web/index', targets: ['h5'] })
    const native = aPage({
      paths: ['/native'],
      root: 'pages/native',
      module: 'index',
      targets: ['weapp'],
    })
    const h5 = manifestOf([both, web, native], 'h5')
    expect(h5.pages).toEqual(['pages/a/index', 'pages/web/index'])
    expect(h5.subPackages).toEqual([])
    expect(h5.customRoutes).toEqual({ 'pages/a/index': ['/a'], 'pages/web/index': ['/web'] })
    const weapp = manifestOf([both, web, native], 'weapp')
    expect(weapp.pages).toEqual(['pages/a/index'])
    expect(weapp.subPackages).toEqual([{ root: 'pages/native', pages: ['index'] }])
  })
})

describe('light pages', () => {
  const ours = lightPages().map(({ root, module }) => `${root}/${module}`)

  test('stay at the addresses that WeChat, partners and codes know', () => {
    expect(ours).toEqual([
      'pages/base/redirect/index',
      'pages/longTerm/benefitThePeople/tool/subscribe-for-insure/index',
      'pages/web/index',
    ])
  })

  test('are alone in their packages, which no other package holds, and not of the framework', () => {
    const all = manifestFor('weapp').subPackages
    const framework = frameworkManifest('weapp').subPackages.map(({ root }) => root)
    for (const { root, module } of lightPages()) {
      expect(all.find((one) => one.root === root)?.pages).toEqual([module])
      expect(all.filter((one) => `${root}/`.startsWith(`${one.root}/`))).toHaveLength(1)
      expect(framework).not.toContain(root)
    }
  })
})

describe('what is fetched ahead', () => {
  const weapp = manifestFor('weapp')
  const everyPage = [
    ...weapp.pages,
    ...weapp.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
  ]
  const roots = weapp.subPackages.map(({ root }) => root)

  test('the purchase, while the first page is read', () => {
    expect(preloadRule()['pages/insure/index']).toEqual({
      network: 'all',
      packages: ['pages/purchase'],
    })
  })

  test.each(Object.entries(preloadRule()))('%s: another package that exists', (page, rule) => {
    expect(everyPage).toContain(page)
    expect(rule.packages).not.toEqual([])
    for (const root of rule.packages) {
      expect([...roots, '__APP__']).toContain(root)
      expect(page.startsWith(`${root}/`)).toBe(false)
    }
  })

  test('the main package, while a light page is shown that leads to it', () => {
    expect(preloadRule()['pages/base/redirect/index']?.packages[0]).toBe('__APP__')
    expect(preloadRule()['pages/insure/index']?.packages).not.toContain('__APP__')
  })
})

describe('builders', () => {
  test('one call, two targets', () => {
    const context = { cityCode: '430100', productCode: 'LG01' }
    expect(h5PathTo('payment', { payOrderId: '7&8', ...context })).toBe(
      '/payment?payOrderId=7%268&cityCode=430100&productCode=LG01',
    )
    expect(weappPathTo('payment', { payOrderId: '7' })).toBe(
      '/pages/purchase/payment/index?payOrderId=7',
    )
    expect(h5PathTo('insure')).toBe('/insure')
    expect(weappPathTo('insure')).toBe('/pages/insure/index')
  })

  test('every link carries the context; what is named wins over it', () => {
    connectLinks(() => ({ channel: 'C1', wtagid: 'W' }))
    const asked = { proposalId: '9', fromContinuePay: '1', channel: 'C2' } as const
    expect(h5PathTo('payConfirm', asked)).toBe(
      '/pay-confirm-v3?channel=C2&wtagid=W&proposalId=9&fromContinuePay=1',
    )
    expect(weappPathTo('orderCenter')).toBe('/pages/account/order-center/index?channel=C1&wtagid=W')
    connectLinks(() => ({}))
  })

  test('RT056 RT058 RT104 an address of a city says its city; links keep to the usual one unless they say so', () => {
    const shanghai = { cityCode: '310000' }
    const own = { ...shanghai, by: 'city' } as const
    expect(presetOf(pages.orderCenter, '/shanghai/order/center')).toEqual(own)
    expect(presetOf(pages.orderDetail, '/shanghai/order/detail')).toEqual(own)
    expect(presetOf(pages.payConfirm, '/shanghai/pay-confirm')).toEqual(own)
    expect(h5PathTo('orderCenter', shanghai)).toBe('/order-center?cityCode=310000')
    expect(h5PathTo('orderCenter', own)).toBe('/shanghai/order/center')
    expect(h5PathTo('orderDetail', { ...own, orderId: '7' })).toBe(
      '/shanghai/order/detail?orderId=7',
    )
    const bought = { productCode: 'PP57', proposalId: '9' }
    expect(h5PathTo('insureResult', { ...own, ...bought })).toBe(
      '/shanghai/result?productCode=PP57&proposalId=9',
    )
    expect(h5PathTo('insureResult', { ...shanghai, ...bought })).toBe(
      '/insure-result?cityCode=310000&productCode=PP57&proposalId=9',
    )
  })

  test('a path that says it by itself is linked to; a mini-program page is told', () => {
    const asked = { payOrderId: '7', pageVersion: '2' } as const
    expect(h5PathTo('payment', asked)).toBe('/payment2?payOrderId=7')
    expect(h5PathTo('payment', { ...asked, pageVersion: '3' })).toBe('/payment3?payOrderId=7')
    expect(h5PathTo('payment', { ...asked, pageVersion: '1' })).toBe(
      '/payment?payOrderId=7&pageVersion=1',
    )
    expect(weappPathTo('payment', asked)).toBe(
      '/pages/purchase/payment/index?payOrderId=7&pageVersion=2',
    )
  })
})

describe('reading parameters', () => {
  const params = { orderId: needed, tab: optional, type: oneOf('a', 'b') }

  test.each([
    [{ orderId: 'O1' }, { orderId: 'O1' }],
    [
      { orderId: 'O1', tab: 'x', type: 'b', other: 'y' },
      { orderId: 'O1', tab: 'x', type: 'b' },
    ],
    [{ orderId: 'O1', tab: '', type: 'c' }, { orderId: 'O1' }],
    [{ orderId: 'O1', type: 'toString' }, { orderId: 'O1' }],
    [{ orderId: '' }, undefined],
    [{ tab: 'x' }, undefined],
  ])('%j says %j', (query, read) => {
    expect(readParams(params, query)).toEqual(read)
  })
})

describe('resolving an address', () => {
  const onTheWeb = (Object.keys(pages) as PageKey[]).filter((key) => isFor('h5', pages[key]))
  test.each(onTheWeb)('%s opens at its own paths', (key) => {
    const page: Page = pages[key]
    for (const path of page.paths) expect(resolvePath(path)).toEqual({ key, path })
    expect(resolvePath(`${page.paths[0]}/`)).toEqual({ key, path: page.paths[0] })
  })

  test("the framework's own page path shows the public address", () => {
    expect(resolvePath('/pages/purchase/payment/index')).toEqual({
      key: 'payment',
      path: '/payment',
    })
  })

  test('RT003 an unknown address opens /insure', () => {
    const unknown = ['/', '', '/nope/whatever', '/INSURE', '/constructor', '/__proto__', '//insure']
    for (const path of unknown) {
      expect(resolvePath(path)).toEqual({ key: 'insure', path: '/insure' })
    }
  })

  test.each([
    ['/home', '/insure?cityCode=430100&productCode=LG01'],
    ['/home?channel=C1&cityCode=310000', '/insure?channel=C1&cityCode=430100&productCode=LG01'],
    ['/insure-h5?url=/a?b=c', '/insure?url=%2Fa%3Fb%3Dc'],
    ['/policy-list-njha', '/policy-list'],
    ['/shareRule?cityCode=310000', '/shareHome?cityCode=310000'],
    ['/no/such/page?productCode=PP57', '/insure?productCode=PP57'],
    ['/payment2?payOrderId=1&x=%20', '/payment2?payOrderId=1&x=%20'],
    ['/shanghai/order/center', '/shanghai/order/center'],
  ])('RT005 a link in the application to %s opens %s', (link, opened) => {
    expect(ownAddress(link)).toBe(opened)
    expect(ownAddress(opened)).toBe(opened)
  })

  test.each([
    ['RT018', '/insure-h5', '/insure'],
    ['RT054', '/insure-result-h5', '/insure-result'],
    ['RT138', '/policy-list-njha', '/policy-list'],
  ])('%s %s leads to %s', (_row, from, to) => {
    expect(resolvePath(from).path).toBe(to)
    expect(resolvePath(from).fixed).toBeUndefined()
  })
})
