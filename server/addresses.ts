import { parseQuery } from '@/domain/address/query'
import { pathFor, presetOf, weappAddressOf } from '@/routes/build'
import { isFor, modulePath, type Page } from '@/routes/page'
import { pages } from '@/routes/pages'
import { resolvePath } from '@/routes/resolve'

const table: readonly Page[] = Object.values(pages)

/** Every address in the route table of the pages. The sandbox lists them. */
export const addresses: readonly string[] = table.flatMap(({ paths }) => [...paths])

const native = new Map(
  table.filter((page) => isFor('weapp', page)).map((page) => [modulePath(page), page]),
)

/** The mini-program's address for a path, without the slash before it. */
const toNative = (path: string): string => {
  const { pathname, search } = new URL(path, 'http://localhost')
  if (native.has(pathname.slice(1))) return pathname.slice(1) + search
  const { key, fixed } = resolvePath(pathname)
  const params = { ...presetOf(pages[key], pathname), ...fixed, ...parseQuery(search) }
  return weappAddressOf(key, params).slice(1)
}

/** The native pages of the route table, for the native phone of the sandbox's workbench. */
export const nativeAddresses = {
  toNative,
  publicPaths: Object.fromEntries(
    [...native].flatMap(([module, page]) =>
      isFor('h5', page) ? [[module, pathFor(page, {}).path] as const] : [],
    ),
  ),
}
