import {
  formatQuery,
  type Query,
  contextBeside,
  type ContextField,
  type QueryContext,
} from '@/domain/address/query'
import { isFor, modulePath, type Page } from './page'
import { pages, type PageKey } from './pages'
import type { Parsed } from './param'

/**
 * The parameters of a page. Context fields may be among them; they win over the carried context.
 * The value undefined takes a field out of it.
 */
export type ParamsOf<K extends PageKey> = Parsed<(typeof pages)[K]['params']> & ContextChange

type ContextChange = { readonly [F in ContextField]?: string | undefined }

/** A page without required parameters needs no argument. */
type Rest<K extends PageKey> =
  object extends ParamsOf<K> ? [params?: ParamsOf<K>] : [params: ParamsOf<K>]

/** Builds an address: `pathTo('payment', { payOrderId })`. */
export type PathTo = <K extends PageKey>(key: K, ...rest: Rest<K>) => string

let carried = (): QueryContext => ({})

/**
 * Sets the source of the visit's context, which every link then carries. The composition root calls
 * it once.
 */
export const connectLinks = (context: () => QueryContext): void => {
  carried = context
}

type Given = Readonly<Record<string, string | undefined>>

/** The parameters that a path implies: one of the page's presets. */
export const presetOf = (page: Page, path: string): Query => page.presets?.[path] ?? {}

/** The path that implies the given values, and the values left for the query. */
export const pathFor = (page: Page, given: Given): { path: string; rest: Given } => {
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
  const context = contextBeside(carried(), { ...params })
  const { path, rest } = pathFor(pages[key], { ...context, ...params })
  return path + formatQuery({ ...context, ...rest })
}

/**
 * The mini-program's address for a page key from an address, whose parameters were already read. A
 * page of the web build only opens in the web view.
 */
export const weappAddressOf = (key: PageKey, params: Given): string => {
  const page: Page = pages[key]
  if (page.twin) return weappAddressOf(page.twin, params)
  if (isFor('weapp', page))
    return `/${modulePath(page)}${formatQuery({ ...contextBeside(carried(), params), ...params })}`
  const { path, rest } = pathFor(page, params)
  return weappAddressOf('web', { path: path + formatQuery(rest) })
}

/** The mini-program's address: `/pages/purchase/payment/index?payOrderId=1`. */
export const weappPathTo: PathTo = (key, ...[params]) => weappAddressOf(key, { ...params })
