import type { Answer } from '@/contract/envelope'
import type { ProductId } from '@/contract/fields'
import { readProductExtra, productPage, type ProductPage } from '@/contract/product-page'
import { configEntry, readAs } from './parsed-config'

/** Fetches a product page in the given version, or the usual one without a version. */
export async function fetchProductPage(
  { cityCode, productCode }: ProductId,
  version = '',
): Promise<Answer<ProductPage>> {
  const key = `${cityCode}_${productCode}${/^\w{1,20}$/.test(version) ? `_${version}` : ''}`
  const entry = await configEntry('insure_product_page', key)
  if (!entry.ok) return entry
  const { configJsonValue, extraData } = entry.value
  const page = readAs(productPage, configJsonValue)
  // extraData stands beside the page. Older gateways have it only inside
  // the page.
  return page.ok && extraData !== undefined
    ? { ok: true, value: { ...page.value, extraData: readProductExtra(extraData) } }
    : page
}
