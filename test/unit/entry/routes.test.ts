import { h5PathTo, weappPathTo } from '@/routes/build'
import { manifest, manifestOf } from '@/routes/manifest'
import { modulePath, pages, type Page } from '@/routes/pages'
import { plannedPaths } from '@/routes/planned'
import { redirects } from '@/routes/redirects'
import { resolvePath } from '@/routes/resolve'

const table: Page[] = Object.values(pages)

describe('the route table', () => {
  test('RT005 knows the 89 public addresses (73 pages, 16 redirects), none twice', () => {
    const ours = ['/insure-apply']
    const known = [
      ...table.flatMap(({ paths }) => paths).filter((path) => !ours.includes(path)),
      ...Object.keys(plannedPaths),
    ]
    expect(new Set(known).size).toBe(73)
    expect(known).toHaveLength(73)
    expect(redirects.size).toBe(16)
    expect(known.filter((path) => redirects.has(path))).toEqual([])
    expect(manifest.duplicates).toEqual([])
  })

  test('RT004 a second claim on an address is reported and the first stands', () => {
    const first: Page = { paths: ['/insure'], module: 'pages/a/index', title: 'a' }
    const second: Page = { paths: ['/insure', '/b'], module: 'pages/b/index', title: 'b' }
    const third: Page = { paths: ['/b'], module: 'pages/c/index', title: 'c' }
    const result = manifestOf([first, second, third])
    expect(result.duplicates).toEqual(['/insure', '/b'])
    expect(result.customRoutes).toEqual({ 'pages/a/index': ['/insure'], 'pages/b/index': ['/b'] })
    expect(result.pages).toEqual(['pages/a/index', 'pages/b/index', 'pages/c/index'])
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
      'pages/reader',
    ])
    expect(manifest.customRoutes['pages/purchase/payment/index']).toEqual(['/payment'])
  })
})

describe('builders', () => {
  test('one call, two targets', () => {
    const context = { cityCode: '430100', productCode: 'LG01' }
    expect(h5PathTo('payment', { payOrderId: '7&8' }, context)).toBe(
      '/payment?cityCode=430100&productCode=LG01&payOrderId=7%268',
    )
    expect(weappPathTo('payment', { payOrderId: '7' })).toBe(
      '/pages/purchase/payment/index?payOrderId=7',
    )
    expect(h5PathTo('insure')).toBe('/insure')
    expect(weappPathTo('insure')).toBe('/pages/insure/index')
  })

  test('named context wins over carried context', () => {
    expect(
      h5PathTo(
        'payConfirm',
        { proposalId: '9', fromContinuePay: '1', channel: 'C2' },
        { channel: 'C1', wtagid: 'W' },
      ),
    ).toBe('/pay-confirm-v3?channel=C2&wtagid=W&proposalId=9&fromContinuePay=1')
  })
})

describe('resolving an address', () => {
  test.each(Object.keys(pages) as (keyof typeof pages)[])('%s opens at its own paths', (key) => {
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

  test('RT003 an unknown address, and one whose page is still to come, opens /insure', () => {
    const unknown = ['/', '', '/nope/whatever', '/INSURE', '/constructor', '/__proto__', '//insure']
    for (const path of [...unknown, ...Object.keys(plannedPaths)]) {
      expect(resolvePath(path)).toEqual({ key: 'insure', path: '/insure' })
    }
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
