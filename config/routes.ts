import { require as load } from 'tsx/cjs/api'
import type * as Manifests from '../src/routes/manifest'
import type * as OnePage from '../src/routes/page'
import type * as Pages from '../src/routes/pages'
import { warnOfDuplicates } from './duplicates'

/** The route table. tsx loads it, because Taro compiles only files of this folder. */
const { frameworkManifest, manifestFor } = load(
  '../src/routes/manifest.ts',
  __filename,
) as typeof Manifests
export const { modulePath } = load('../src/routes/page.ts', __filename) as typeof OnePage
export const { pages } = load('../src/routes/pages.ts', __filename) as typeof Pages

/** The pages of the web build. */
export const manifest = frameworkManifest('h5')

warnOfDuplicates(manifestFor('h5'))

/** Maps each page module to its title: `pages/purchase/payment/index` to 收银台. */
export const pageTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(pages).map((page) => [modulePath(page), page.title]),
)
