import type { ProductPage } from '@/contract/product-page'
import { traceStep } from '@/flows/trace'
import { noteTraceFilled, runningTrace } from '@/stores/traces'

type Entered = Pick<ProductPage, 'cityCode' | 'productCode' | 'pageVersion'>

/**
 * Whoever comes straight to a later page, or changes what was submitted already, enters the sale
 * there: every submission is a trace of its own.
 */
export const enterSale = (
  { cityCode, productCode, pageVersion }: Entered,
  pageId: string,
): void => {
  if (runningTrace(productCode).nextSeq > 0) return
  traceStep({ cityCode, productCode, type: 'ENTER', pageId, pageVersion })
}

/** The form is filled in, as far as the person is concerned. */
export const noteFilled = (page: Entered): void => {
  const { cityCode, productCode, pageVersion } = page
  traceStep({ cityCode, productCode, type: 'FILL', pageId: 'insure-apply', pageVersion })
  noteTraceFilled(productCode)
}

/**
 * On with a form that is filled in already, whatever door the person came through: a form from
 * another visit, or one that was submitted before, is noted in this trace as well. Without it the
 * gateway would refuse everything that is confirmed from here on.
 */
export const goOnWithForm = (page: Entered, pageId: string): void => {
  enterSale(page, pageId)
  if (!runningTrace(page.productCode).isFilled) noteFilled(page)
}
