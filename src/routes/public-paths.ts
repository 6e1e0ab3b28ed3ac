import { isFor, type Page } from './page'
import { pages } from './pages'
import { redirects } from './redirects'

/** Every public path of the web build. */
export const publicPaths: readonly string[] = [
  ...Object.values(pages).flatMap((page: Page) => (isFor('h5', page) ? page.paths : [])),
  ...redirects.keys(),
]
