import { formatQuery, type Query } from '@/domain/address/query'
import type { QueryContext } from '@/domain/address/query-context'
import { isFor, modulePath, type Page } from './page'
import { pages, type PageKey } from './pages'
import type { Parsed } from './param'

/**
 * What a page is opened with. Context fields may be named among the parameters; they win over the
 * context carried along.
 */
export type ParamsOf<K extends PageKey> = Parsed<(typeof pages)[K]['params']> & QueryContext

/** Parameters may be left out where a page needs none. */
type Rest<K extends PageKey> =
  object extends ParamsOf<K> ? [params?: ParamsOf<K>] : [params: ParamsOf<K>]

/** Builds an address: `pathTo('payment', { payOrderId })`. */
export type PathTo = <K extends PageKey>(key: K, ...rest: Rest<K>) => string

let carried = (): QueryContext => ({})

/**
 * Set once by the composition root: where a visitor came from goes with every link, so that no
 * caller can lose it.
 */
export const connectLinks = (context: () => QueryContext): void => {
  carried = context
}

type Given = Readonly<Record<string, string | undefined>>

/** What the address itself says: one of a page's presets. */
export const presetOf = (page: Page, path: string): Query => page.presets?.[path] ?? {}

/** The path that says what is given, and what is left to say. */
export const spoken = (page: Page, given: Given): { path: string; rest: Given } => {
  for (const [path, preset] of Object.entries(page.presets ?? {})) {
    const own = Object.entries(preset)
    if ((preset['cityCode'] && !preset['by']) || own.some(([name, value]) => given[name] !== value))
      continue
    const rest = Object.entries(given).filter(([name]) => !(name in preset))
    return { path, rest: Object.fromEntries(rest) }
  }
  return { path: page.paths[0], rest: given }
}

/** The public address in the web build: `/payment?payOrderId=1`. */
export const h5PathTo: PathTo = (key, ...[params]) => {
  const context = carried()
  const { path, rest } = spoken(pages[key], { ...context, ...params })
  return path + formatQuery({ ...context, ...rest })
}

/**
 * The same for a page whose key only an address knows; its parameters were read already. A page of
 * the web build alone opens in the web view.
 */
export const weappAddressOf = (key: PageKey, params: Given): string => {
  const page: Page = pages[key]
  if (isFor('weapp', page)) return `/${modulePath(page)}${formatQuery({ ...carried(), ...params })}`
  const { path, rest } = spoken(page, params)
  return weappAddressOf('web', { path: path + formatQuery(rest) })
}

/** The page of the mini-program: `/pages/purchase/payment/index?payOrderId=1`. */
export const weappPathTo: PathTo = (key, ...[params]) => weappAddressOf(key, { ...params })
