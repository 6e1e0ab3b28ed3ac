import { nativeAddresses } from '../../../server/addresses'

/** The native phone of the workbench opens the same page as the others. */

const { toNative, publicPaths } = nativeAddresses

test.each([
  [
    '/insure?cityCode=310000&productCode=PP57',
    'pages/insure/index?cityCode=310000&productCode=PP57',
  ],
  ['/pages/insure/index?a=b', 'pages/insure/index?a=b'],
  ['/order-detail?orderId=7', 'pages/account/order-detail/index?orderId=7'],
  ['/not-there', 'pages/insure/index'],
])('%s opens %s', (path, native) => {
  expect(toNative(path)).toBe(native)
})

test('a page of the web opens in the web view', () => {
  expect(toNative('/policy-verify')).toBe('pages/web/index?path=%2Fpolicy-verify')
})

test('a native page is known by its public path', () => {
  expect(publicPaths['pages/insure/index']).toBe('/insure')
  expect(publicPaths['pages/web/index']).toBeUndefined()
})
