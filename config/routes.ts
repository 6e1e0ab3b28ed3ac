import { require as load } from 'tsx/cjs/api'
import type * as Routes from '../src/routes/manifest'
import type * as Pages from '../src/routes/pages'

/** The route table, loaded through tsx because Taro compiles only this folder by itself. */
const { manifestFor } = load('../src/routes/manifest.ts', __filename) as typeof Routes
const { pages, modulePath } = load('../src/routes/pages.ts', __filename) as typeof Pages

/** The pages of the web build. */
export const manifest = manifestFor('h5')

/** Page module to its title: `pages/purchase/payment/index` to 收银台. */
export const pageTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(pages).map((page) => [modulePath(page), page.title]),
)
