import { parseQuery, type Query } from '@/domain/address/query'
import { isFor, type Page } from './page'
import { pages, type PageKey } from './pages'
import { readParams } from './param'
import { redirects } from './redirects'

const byPublicPath: ReadonlySet<string> = new Set([
  ...Object.values(pages).flatMap((page: Page) => (isFor('h5', page) ? page.paths : [])),
  ...redirects.keys(),
])

/** Control characters, spaces and backslashes: browsers drop or rewrite them before they parse. */
const plain = /^\/[\w\-/]+(?:\?[\w\-.~%&=+:,!*'()/@$;]*)?$/

/**
 * Whether a web view may show it: a public address of ours, as a path with its query. Whatever a
 * link or a code says, the web view never leaves our own addresses.
 */
export const isPublicAddress = (address: string): boolean =>
  plain.test(address) && byPublicPath.has(address.split('?', 1)[0] ?? '')

const isPageKey = (key: string): key is PageKey => Object.prototype.hasOwnProperty.call(pages, key)

/** What the share page may be told (specification sections 2 and 7). */
export interface Asked {
  routeKey?: string | undefined
  /** Parameters of the page, as a query string. */
  paramStr?: string | undefined
  /** A public address, for what has no page of its own here. */
  redirectPath?: string | undefined
}

/**
 * Where the share page of the mini-program leads: the page named by its key, native where there is
 * one; a public address in the web view; home where neither is known or something is missing.
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
