import type { ProductPage } from '@/contract/product-page'
import { traceStep } from '@/flows/trace'
import { noteTraceFilled, runningTrace } from '@/stores/traces'

type Entered = Pick<ProductPage, 'cityCode' | 'productCode' | 'pageVersion'>

/**
 * Records that the user enters the sale on a later page, or again after a submission. Each
 * submission has its own trace.
 */
export const enterSale = (
  { cityCode, productCode, pageVersion }: Entered,
  pageId: string,
): void => {
  if (runningTrace(productCode).nextSeq > 0) return
  traceStep({ cityCode, productCode, type: 'ENTER', pageId, pageVersion })
}

/** Records that the user filled in the form. */
export const noteFilled = (page: Entered): void => {
  const { cityCode, productCode, pageVersion } = page
  traceStep({ cityCode, productCode, type: 'FILL', pageId: 'insure-apply', pageVersion })
  noteTraceFilled(productCode)
}

/**
 * Continues with a form that is already filled in, from another visit or an earlier submission. The
 * step is recorded in this trace too, because the gateway refuses a proposal without it.
 */
export const goOnWithForm = (page: Entered, pageId: string): void => {
  enterSale(page, pageId)
  if (!runningTrace(page.productCode).isFilled) noteFilled(page)
}
