import type { ProductId } from '@/contract/fields'
import { productPage, type ProductPage } from '@/contract/product-page'
import type { Answer } from './client'
import { parsedConfig } from './parsed-config'

/** The page in a version of its own where it has that; the usual one otherwise. */
export const fetchProductPage = (
  { cityCode, productCode }: ProductId,
  version = '',
): Promise<Answer<ProductPage>> =>
  parsedConfig(
    productPage,
    'insure_product_page',
    `${cityCode}_${productCode}${/^\w{1,20}$/.test(version) ? `_${version}` : ''}`,
  )
