import { parseQuery, type Query } from '@/domain/address/query'
import { presetOf } from './build'
import { isFor, type Page } from './page'
import { pages, type PageKey } from './pages'
import { readParams } from './param'
import { isAddressAmong } from './public-address'
import { publicPaths } from './public-paths'

const publicPathSet: ReadonlySet<string> = new Set(publicPaths)

/** Whether the web view may show an address. */
export const isPublicAddress = (address: string): boolean => isAddressAmong(publicPathSet, address)

const isPageKey = (key: string): key is PageKey => Object.prototype.hasOwnProperty.call(pages, key)

/** The share page's parameters. */
export interface Asked {
  routeKey?: string | undefined
  /** Parameters of the page, as a query string. */
  paramStr?: string | undefined
  /** A public address of ours. */
  redirectPath?: string | undefined
  /**
   * The whole web address of a scanned code, as WeChat gives it for codes that its console maps to
   * the share page. The console decides the host.
   */
  q?: string | undefined
}

const keys = Object.keys(pages) as PageKey[]

/** Pages that only forward. They never forward to each other. */
const doors: readonly PageKey[] = ['redirect', 'web']

interface Destination {
  key: PageKey
  params: Query
}

/**
 * The native page of a key. A page that lacks a needed parameter leads on by itself, as it does
 * whenever it opens.
 */
const nativePage = (key: PageKey, params: Query): Destination | undefined => {
  const page: Page = pages[key]
  if (page.twin) return nativePage(page.twin, params)
  return isFor('weapp', page) && !doors.includes(key) ? { key, params } : undefined
}

const isComplete = ({ key, params }: Destination): boolean =>
  readParams((pages[key] as Page).params, params) !== undefined

/** The native page of a public address, with what its path implies. */
const nativePageAt = (address: string): Destination | undefined => {
  const [path = '', search = ''] = address.split('?', 2)
  const key = keys.find((one) => {
    const page: Page = pages[one]
    return isFor('h5', page) && page.paths.includes(path)
  })
  return key && nativePage(key, { ...parseQuery(search), ...presetOf(pages[key], path) })
}

/** The path and query of a whole address. */
const pathOfAddress = (address: string): string | undefined =>
  /^https?:\/\/[^/?#]+(\/[^#]*)/.exec(address)?.[1]

/**
 * The target of the mini-program's share page: the page of the key or of the address, native where
 * there is one; a public address in the web view; the home page if it is unknown. An address comes
 * before a page whose parameters are missing.
 */
export const destinationOf = (asked: Asked): Destination => {
  const params = parseQuery(asked.paramStr ?? '')
  const key = asked.routeKey ?? ''
  const page: Page | undefined = isPageKey(key) ? pages[key] : undefined
  const native = isPageKey(key) ? nativePage(key, params) : undefined
  const names = asked.q ?? asked.redirectPath
  if (native && (names === undefined || isComplete(native))) return native
  const address = page && isFor('h5', page) ? page.paths[0] : `/${key}`
  const scanned = asked.q === undefined ? undefined : pathOfAddress(asked.q)
  const path =
    scanned ?? asked.redirectPath ?? address + (asked.paramStr ? `?${asked.paramStr}` : '')
  if (!isPublicAddress(path)) return { key: 'insure', params }
  return nativePageAt(path) ?? { key: 'web', params: { path } }
}
