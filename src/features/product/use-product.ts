import { fetchProductPage } from '@/api/catalogue'
import { send, type Failure } from '@/api/client'
import { productId, type ProductId } from '@/contract/fields'
import { getPageInfo, type PageInfo } from '@/contract/page-info'
import type { ProductPage } from '@/contract/product-page'
import { keepProductPage } from '@/stores/catalogue'
import { useLoad, type Loading } from '@/ui/load/use-load'

/** A product's page: its texts. */
export const useProductPage = (product: ProductId): Loading<ProductPage, Failure> =>
  useLoad(`${product.cityCode}_${product.productCode}`, async () => {
    const answer = await fetchProductPage(product)
    if (answer.ok) keepProductPage(answer.value)
    return answer
  })

/** What is true of it now: sale period, tariff, limits. */
export const usePageInfo = (product: ProductId): Loading<PageInfo, Failure> =>
  useLoad(`${product.cityCode}_${product.productCode}`, () =>
    send(getPageInfo, { ...productId(product), version: 3 }),
  )
