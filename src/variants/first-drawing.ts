import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'

/** The first drawing of a page before its data is known, made by its own components. */
export interface FirstDrawing {
  title: string
  html: string
  /** The page's module, as page-files.json of the build names it. */
  module: string
}

/** What `npm run build:h5` makes of the client's components for the gateway (ADR 4). */
export interface FirstScreens {
  /** The page at an address; undefined if it is not drawn in advance. */
  page(path: string): FirstDrawing | undefined
  /** The visible part of a product's page. Its links carry the context of `search`. */
  product(page: ProductPage, info: PageInfo, search: string): FirstDrawing
}
