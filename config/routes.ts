import { require as load } from 'tsx/cjs/api'
import type * as Paths from '../src/light/kit/paths'
import type * as Rows from '../src/light/kit/rows'
import type * as Manifests from '../src/routes/manifest'
import type * as OnePage from '../src/routes/page'
import type * as Pages from '../src/routes/pages'
import type * as Redirects from '../src/routes/redirects'
import { warnOfDuplicates } from './duplicates'

/** The route table. tsx loads it, because Taro compiles only files of this folder. */
const manifests = load('../src/routes/manifest.ts', __filename) as typeof Manifests
const { frameworkManifest, manifestFor } = manifests
export const { modulePath } = load('../src/routes/page.ts', __filename) as typeof OnePage
export const { pages } = load('../src/routes/pages.ts', __filename) as typeof Pages

/** The pages that `LightPages` builds, and the paths that they know. */
export const lightPages = manifests.lightPages()
export type LightPage = Manifests.LightPage
export const lightPaths = load('../src/light/kit/paths.ts', __filename) as typeof Paths

export const { writeRows } = load('../src/light/kit/rows.ts', __filename) as typeof Rows
export const { redirects } = load('../src/routes/redirects.ts', __filename) as typeof Redirects

/** The pages of the web build. */
export const manifest = frameworkManifest('h5')

warnOfDuplicates(manifestFor('h5'))

/** Maps each page module to its title: `pages/purchase/payment/index` to 收银台. */
export const pageTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(pages).map((page) => [modulePath(page), page.title]),
)
