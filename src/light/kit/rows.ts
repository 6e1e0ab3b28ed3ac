import { formatQuery, parseQuery, type Query } from '@/domain/address/query'
import { isFor, modulePath, type Page } from '@/routes/page'

/**
 * The route table as text, in half the size: one page a line, with its key, its public paths, its
 * native path (its own or its twin's) and the parameters that it needs. A query behind a path is what the path implies.
 */
export const writeRows = (table: Readonly<Record<string, Page>>): string =>
  Object.entries(table)
    .map(([key, page]) => {
      const paths = isFor('h5', page) ? page.paths : []
      const addresses = paths.map((path) => path + formatQuery(page.presets?.[path] ?? {}))
      const shown = (page.twin && table[page.twin]) ?? page
      const native = isFor('weapp', shown) ? modulePath(shown) : ''
      const needed = Object.entries(page.params).flatMap(([name, param]) =>
        param.needed ? [name] : [],
      )
      return [key, addresses.join(), native, needed.join()].join(' ').trimEnd()
    })
    .join('\n')

const listed = (cell: string): string[] => cell.split(',').filter(Boolean)

/** What `routes/destination` reads of the route table. */
type LeanPage = Pick<Page, 'module' | 'params' | 'presets' | 'targets'> & { paths: string[] }

export const readRows = (rows: string): Record<string, LeanPage> => {
  const table: Record<string, LeanPage> = {}
  for (const row of rows.split('\n')) {
    const [key = '', addresses = '', module = '', needed = ''] = row.split(' ')
    const presets: Record<string, Query> = {}
    const paths = listed(addresses).map((address) => {
      const [path = '', implied = ''] = address.split('?')
      presets[path] = parseQuery(implied)
      return path
    })
    const params = Object.fromEntries(listed(needed).map((name) => [name, { needed: true }]))
    const targets: Page['targets'] = paths[0] ? (module ? undefined : ['h5']) : ['weapp']
    table[key] = { paths, module, params, presets, ...(targets && { targets }) }
  }
  return table
}
