import { PRIVACY } from '@/contract/guides'
import type { ProductPage } from '@/contract/product-page'
import { productKey } from '@/stores/catalogue'
import { noteFormFilled, runningEvidence } from '@/stores/evidence'
import { usePurchase } from '@/stores/purchase'
import { recordStep } from '@/stores/record-step'
import { agreeToTerm } from './terms'

type Entered = Pick<ProductPage, 'cityCode' | 'productCode' | 'pageVersion' | 'terms'>

/**
 * Records that the user enters the sale on a later page, or again after a submission. Each
 * submission has its own evidence.
 */
export const enterSale = (
  { cityCode, productCode, pageVersion }: Entered,
  pageId: string,
): void => {
  if (runningEvidence(productCode).nextSeq > 0) return
  recordStep({ cityCode, productCode, type: 'ENTER', pageId, pageVersion })
}

/** Records that the user filled in the form, and agreed to the use of the people's data with it. */
export const noteFilled = (page: Entered): void => {
  const { cityCode, productCode, pageVersion } = page
  const { product, agreed } = usePurchase.getState()
  const privacy = page.terms.find(({ url }) => url === PRIVACY)
  if (privacy && agreed && product === productKey(page)) agreeToTerm(page, privacy)
  recordStep({ cityCode, productCode, type: 'FILL', pageId: 'insure-apply', pageVersion })
  noteFormFilled(productCode)
}

/**
 * Continues with a form that is already filled in, from another visit or an earlier submission. The
 * step is recorded in this evidence too, because the gateway refuses a proposal without it.
 */
export const goOnWithForm = (page: Entered, pageId: string): void => {
  enterSale(page, pageId)
  if (!runningEvidence(page.productCode).isFilled) noteFilled(page)
}
