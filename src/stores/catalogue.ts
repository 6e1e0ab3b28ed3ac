import { create } from 'zustand'
import type { ProductPage } from '@/contract/product-page'

/** Product pages read in this run, by `cityCode_productCode`; memory only. */
export const useCatalogue = create<{ pages: Readonly<Record<string, ProductPage>> }>()(() => ({
  pages: {},
}))

export const productKey = (product: { cityCode: string; productCode: string }): string =>
  `${product.cityCode}_${product.productCode}`

export const keepProductPage = (page: ProductPage): void =>
  useCatalogue.setState(({ pages }) => ({ pages: { ...pages, [productKey(page)]: page } }))
