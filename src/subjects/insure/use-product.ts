import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import { productId, type ProductId } from '@/contract/fields'
import { getPageInfo, type PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { productKey } from '@/stores/catalogue'
import { productPage } from '@/stores/product-page'
import { useVisit } from '@/stores/visit'
import { useLoad, type Loading } from '@/ui/load/use-load'

/** Loads a product's page with its texts. */
export const useProductPage = (product: ProductId): Loading<ProductPage, Failure> =>
  useLoad(`${productKey(product)} ${useVisit(({ context }) => context.cfgUA ?? '')}`, () =>
    productPage(product),
  )

/** Loads a product's present data: sale period, tariff, limits. */
export const usePageInfo = (product: ProductId): Loading<PageInfo, Failure> =>
  useLoad(productKey(product), () => send(getPageInfo, { ...productId(product), version: 3 }))
