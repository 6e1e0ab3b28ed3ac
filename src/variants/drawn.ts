import type { PageInfo } from '@/contract/page-info'
import type { ProductPage } from '@/contract/product-page'

/** What a page shows before it knows anything, as its own components draw it. */
export interface Drawn {
  title: string
  html: string
  /** The page's module, as page-files.json of the build names it. */
  module: string
}

/** What `npm run build:h5` makes of the client's components for the gateway (ADR 4). */
export interface FirstScreens {
  /** The page at an address; undefined where nothing is drawn ahead. */
  page(path: string): Drawn | undefined
  /** A product's page above the fold; its links carry the context of `search` on. */
  product(page: ProductPage, info: PageInfo, search: string): Drawn
}
