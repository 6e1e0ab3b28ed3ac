import { create } from 'zustand'
import type { ProductPage } from '@/contract/product-page'

interface Kept {
  page: ProductPage
  /** When the page was read, ms on the gateway's clock. */
  readAt: number
}

/** Product pages of this run by `cityCode_productCode` and version, in memory only. */
export const useCatalogue = create<{ pages: Readonly<Record<string, Kept>> }>()(() => ({
  pages: {},
}))

export const productKey = (product: { cityCode: string; productCode: string }): string =>
  `${product.cityCode}_${product.productCode}`

export const keepProductPage = (key: string, page: ProductPage, readAt: number): void =>
  useCatalogue.setState(({ pages }) => ({
    pages: { ...pages, [key]: { page, readAt } },
  }))

/** Drops all pages, for example when the gateway says that they changed. */
export const forgetProductPages = (): void => useCatalogue.setState({ pages: {} })
