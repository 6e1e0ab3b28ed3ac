import { create } from 'zustand'
import type { ProductPage } from '@/contract/product-page'

interface Kept {
  page: ProductPage
  /** When it was read, ms on the gateway's clock. */
  readAt: number
}

/** Product pages read in this run, by `cityCode_productCode` and version; memory only. */
export const useCatalogue = create<{ pages: Readonly<Record<string, Kept>> }>()(() => ({
  pages: {},
}))

export const productKey = (product: { cityCode: string; productCode: string }): string =>
  `${product.cityCode}_${product.productCode}`

export const keepProductPage = (key: string, page: ProductPage, readAt: number): void =>
  useCatalogue.setState(({ pages }) => ({
    pages: { ...pages, [key]: { page, readAt } },
  }))

/** The gateway said that what was read no longer holds. */
export const forgetProductPages = (): void => useCatalogue.setState({ pages: {} })
