import { BrowserEnv } from '@/domain/address/browser-env'
import type { Page, Target } from './page'

/*
 * What a build must know of every page before any of them is opened: its key, its addresses and
 * where it may open. The build writes this as one line of text instead of a table, because it is
 * in the first load of every page (config/page-table):
 *
 *   order-center payment,payment2,payment3 error=page-error2 ~pages/web/index revoke-list@3
 *
 * A key is told only where it is not the first address in another spelling; `~` marks a page of
 * the mini-program alone, `!` one of the web alone, `@` the environments it is limited to.
 */

type Table = Readonly<Record<string, Page>>

/** `/order-center` is `orderCenter`. */
const keyOf = (path: string): string =>
  path.replace(/[-/](\w)/g, (_all, first: string) => first.toUpperCase())

const marks: Readonly<Record<string, readonly [Target]>> = { '~': ['weapp'], '!': ['h5'] }

const markOf = (page: Page): string =>
  Object.keys(marks).find((mark) => page.targets?.join() === marks[mark]?.join()) ?? ''

export const packIndex = (table: Table): string =>
  Object.entries(table)
    .map(([key, page]) => {
      const paths = page.paths.map((path) => path.slice(1))
      const name = key === keyOf(paths[0] ?? '') ? '' : `${key}=`
      const only = page.only === undefined ? '' : `@${page.only}`
      return markOf(page) + name + paths.join() + only
    })
    .join(' ')

const limits: Readonly<Record<string, BrowserEnv>> = {
  '0': BrowserEnv.BROWSER,
  '1': BrowserEnv.WECHAT_OA,
  '2': BrowserEnv.WECHAT_MNP,
  '3': BrowserEnv.WECHAT,
}

/** Pages as far as the index tells; the rest is filled in before one is opened (describe). */
export const unpackIndex = (index: string): Record<string, Page> =>
  Object.fromEntries(
    index.split(' ').map((entry): [string, Page] => {
      const [, mark = '', key, paths = '', limit = ''] =
        /^([~!]?)(?:(\w+)=)?([^@]*)@?(.?)$/.exec(entry) ?? []
      const [first = '', ...others] = paths.split(',')
      const only = limits[limit]
      return [
        key ?? keyOf(first),
        {
          paths: [`/${first}`, ...others.map((path) => `/${path}`)],
          // WeChat knows a page that it alone has by its module.
          module: mark === '~' ? first : '',
          title: '',
          params: {},
          ...(marks[mark] ? { targets: marks[mark] } : {}),
          ...(only === undefined ? {} : { only }),
        },
      ]
    }),
  )

/** Fills in what the index left out. */
export const describe = (pages: Table, details: Table): void => {
  for (const key of Object.keys(details)) Object.assign(pages[key] ?? {}, details[key])
}
