import { productComparison, productComparisonKey } from '@/contract/guides'
import { parsedConfig } from './parsed-config'

/** Fetches the products of a city side by side. The error is NOT_FOUND for a city with one product. */
export const fetchProductComparison = (cityCode: string) =>
  parsedConfig(productComparison, 'pre_insure_page', productComparisonKey(cityCode))
