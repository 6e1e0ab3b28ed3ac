import { parseQuery, type Query } from '@/domain/address/query'
import { isFor, type Page } from './page'
import { pages, type PageKey } from './pages'
import { readParams } from './param'
import { redirects } from './redirects'

const byPublicPath: ReadonlySet<string> = new Set([
  ...Object.values(pages).flatMap((page: Page) => (isFor('h5', page) ? page.paths : [])),
  ...redirects.keys(),
])

/**
 * Allows only these characters. Browsers drop or rewrite control characters, spaces and backslashes
 * before they parse an address.
 */
const plain = /^\/[\w\-/]+(?:\?[\w\-.~%&=+:,!*'()/@$;]*)?$/

/**
 * Whether the web view may show an address: it must be one of our public paths, with its query. A
 * link or a code can never open another host in the web view.
 */
export const isPublicAddress = (address: string): boolean =>
  plain.test(address) && byPublicPath.has(address.split('?', 1)[0] ?? '')

const isPageKey = (key: string): key is PageKey => Object.prototype.hasOwnProperty.call(pages, key)

/** The share page's parameters (specification sections 2 and 7). */
export interface Asked {
  routeKey?: string | undefined
  /** Parameters of the page, as a query string. */
  paramStr?: string | undefined
  /** A public address, for pages that the mini-program does not have. */
  redirectPath?: string | undefined
}

/**
 * The target of the mini-program's share page: the page of the key, native where there is one; a
 * public address in the web view; the home page if both are unknown or a parameter is missing.
 */
export const destinationOf = (asked: Asked): { key: PageKey; params: Query } => {
  const params = parseQuery(asked.paramStr ?? '')
  const key = asked.routeKey ?? ''
  const page: Page | undefined = isPageKey(key) ? pages[key] : undefined
  const isNative = page && isFor('weapp', page) && key !== 'redirect' && key !== 'web'
  if (isNative && isPageKey(key) && readParams(page.params, params)) return { key, params }
  const address = page && isFor('h5', page) ? page.paths[0] : `/${key}`
  const path = asked.redirectPath ?? address + (asked.paramStr ? `?${asked.paramStr}` : '')
  if (isPublicAddress(path)) return { key: 'web', params: { path } }
  return { key: 'insure', params }
}
