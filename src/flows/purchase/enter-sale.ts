import type { ProductPage } from '@/contract/product-page'
import { traceStep } from '@/flows/trace'
import { runningTrace } from '@/stores/traces'

type Entered = Pick<ProductPage, 'cityCode' | 'productCode' | 'pageVersion'>

/**
 * Whoever comes straight to a later page, or changes what was submitted already, enters the sale
 * there: every submission is a trace of its own. True when it begins here.
 */
export const enterSale = (
  { cityCode, productCode, pageVersion }: Entered,
  pageId: string,
): boolean => {
  if (runningTrace(productCode).nextSeq > 0) return false
  traceStep({ cityCode, productCode, type: 'ENTER', pageId, pageVersion })
  return true
}

/** The form is filled in, as far as the person is concerned. */
export const noteFilled = (page: Entered): void => {
  const { cityCode, productCode, pageVersion } = page
  traceStep({ cityCode, productCode, type: 'FILL', pageId: 'insure-apply', pageVersion })
}
