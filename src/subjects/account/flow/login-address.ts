import { formatQuery, parseQuery } from '@/domain/address/query'
import { signsInQuietly } from '@/platform/app'
import { pages } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { wasLoginLost } from '@/stores/session'

/** The address for signing in again in a browser (RT103). */
const [, RELOGIN] = pages.login.paths

/** The login page that leads back to this page. After a lost login it keeps the page's whole query. */
export const loginAddress = ({ path, search }: { path: string; search: string }): string => {
  const redirectPath = path + search
  return !signsInQuietly && wasLoginLost()
    ? RELOGIN + formatQuery({ ...parseQuery(search), redirectPath })
    : pathTo('login', { redirectPath })
}
