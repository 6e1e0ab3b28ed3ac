import { documentKey, PRIVACY } from '@/contract/guides'
import type { ProductPage, Term } from '@/contract/product-page'
import { recordStep } from '@/stores/record-step'

/**
 * The documents that the user agrees to together with the notices: those with a text on our server
 * that is neither one of the notices nor agreed to in the form. Others are asked for at the payment,
 * and so are all where the operator wants them read one by one there.
 */
export const termsOfNotices = ({ terms, notices, extraData }: ProductPage): Term[] => {
  if (extraData.popups?.documents) return []
  const shown = notices.map(({ textHash }) => textHash)
  return terms.filter(
    ({ url, textHash }) => textHash !== undefined && url !== PRIVACY && !shown.includes(textHash),
  )
}

/** Records that the user agreed to a document, with the version and hash of its text. */
export const agreeToTerm = (
  {
    cityCode,
    productCode,
    pageVersion,
  }: Pick<ProductPage, 'cityCode' | 'productCode' | 'pageVersion'>,
  { url, version = pageVersion, textHash }: Term,
): void => {
  const pageId = documentKey(url)
  if (pageId === undefined || textHash === undefined) return
  recordStep({ cityCode, productCode, type: 'AGREE', pageId, pageVersion: version, textHash })
}
