import { describe } from './page-index'
import { pages } from './pages'
import { resolvePath } from './resolve'

/** What the framework's router understands as: there is no such page. */
const notFound = (): Error => Object.assign(new Error('Route not found'), { status: 404 })

/**
 * Fetches the code of the page behind an address of the web build, and before it what the table
 * says about its like. The framework opens every page but the home page by this.
 */
export const loadPage = async (path: string): Promise<unknown> => {
  const { key } = resolvePath(path)
  const shared = await import('./page-details')
  describe(pages, shared.details)
  const known = shared.code[key]
  if (known) return known()
  const web = await import('./web-page-details')
  describe(pages, web.details)
  const load = web.code[key]
  if (!load) throw notFound()
  return load()
}
