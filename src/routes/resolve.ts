import { formatQuery, parseQuery } from '@/domain/address/query'
import { isFor, modulePath, type Page } from './page'
import { pages, type PageKey } from './pages'
import { redirects } from './redirects'

const keys = Object.keys(pages) as PageKey[]

/** The page of each address. The path of its module works as well. */
const byPath: ReadonlyMap<string, PageKey> = new Map(
  [...keys].reverse().flatMap((key): [string, PageKey][] => {
    const page: Page = pages[key]
    const open = isFor('h5', page) ? [`/${modulePath(page)}`, ...page.paths] : []
    return open.map((path) => [path, key])
  }),
)

const trim = (path: string): string => path.replace(/\/+$/, '')

export interface Resolution {
  key: PageKey
  /** The public address to show. It replaces an alias, a module path or an unknown address. */
  path: string
  fixed?: { cityCode: string; productCode: string }
}

/** Finds the page that an address opens. An unknown address opens the home page. */
export const resolvePath = (path: string): Resolution => {
  const asked = trim(path)
  const redirect = redirects.get(asked)
  const target = redirect?.to ?? asked
  const key = byPath.get(target) ?? 'insure'
  const page: Page = pages[key]
  return {
    key,
    path: page.paths.includes(target) ? target : page.paths[0],
    ...(redirect?.fixed ? { fixed: redirect.fixed } : {}),
  }
}

/** The same for a link within the web build: a second address becomes the page's own address. */
export const ownAddress = (address: string): string => {
  const [asked = ''] = address.split('?', 1)
  const { path, fixed } = resolvePath(asked)
  const query = parseQuery(address.slice(asked.length))
  return path === asked ? address : path + formatQuery({ ...query, ...fixed })
}
