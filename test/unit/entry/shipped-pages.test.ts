import { isFor, modulePath, type Page } from '@/routes/page'
import { unpackIndex } from '@/routes/page-index'
import { pages as whole } from '@/routes/pages'
import { writePages } from '../../../config/page-table/write'

/** The build loads the table through tsx, which Jest has in its place. */
jest.mock('../../../config/routes', () => ({
  ...jest.requireActual<object>('@/routes/page-index'),
  ...jest.requireActual<object>('@/routes/page'),
  ...jest.requireActual<object>('@/routes/pages'),
}))

/**
 * The route table as the builds take it in (config/page-table), which the code of a build reads in
 * place of the whole one: what its links and its share page make of every key.
 */

const shipped = (target: 'h5' | 'weapp'): Record<string, Page> => {
  const table = /export const pages = (.*)$/s.exec(writePages(target))?.[1] ?? ''
  const read = new Function('unpackIndex', `return ${table}`) as (
    unpack: typeof unpackIndex,
  ) => Record<string, Page>
  return read(unpackIndex)
}

const keys = Object.entries<Page>(whole)
const webOnly = keys.filter(([, page]) => !isFor('weapp', page)).map(([key]) => key)
const native = keys.filter(([, page]) => isFor('weapp', page)).map(([key]) => key)

describe.each(['h5', 'weapp'] as const)('the table of the %s build', (target) => {
  test('knows of every page what it is built for', () => {
    const table = shipped(target)
    expect(Object.keys(table).sort()).toEqual(keys.map(([key]) => key).sort())
    for (const [key, page] of keys) expect([key, table[key]?.targets]).toEqual([key, page.targets])
  })
})

describe('a link of the mini-program', () => {
  const load = async () => {
    jest.resetModules()
    jest.doMock('@/routes/pages', () => ({ pages: shipped('weapp') }))
    return { ...(await import('@/routes/build')), ...(await import('@/routes/destination')) }
  }
  afterEach(() => jest.dontMock('@/routes/pages'))

  test.each(webOnly)('%s opens in the web view, by its key and by a link', async (key) => {
    const { weappAddressOf, destinationOf } = await load()
    const [path = ''] = whole[key as keyof typeof whole].paths
    const inWebView = `/pages/web/index?path=${encodeURIComponent(path)}`
    expect(weappAddressOf(key as keyof typeof whole, {})).toBe(inWebView)
    const { key: found, params } = destinationOf({ routeKey: key })
    expect(weappAddressOf(found, params)).toBe(inWebView)
  })

  test.each(native)('%s opens its own page', async (key) => {
    const { weappAddressOf } = await load()
    const page: Page = whole[key as keyof typeof whole]
    expect(weappAddressOf(key as keyof typeof whole, {})).toBe(`/${modulePath(page)}`)
  })
})
