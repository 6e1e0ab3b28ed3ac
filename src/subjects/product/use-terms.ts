import type { Terms } from '@/copy/product/terms'
import { wording } from '@/copy/product/wording'
import { productKey, useCatalogue } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'

/** The words of the product that led here, for a page that is about no single product. */
export const useTermsOfVisit = (): Terms => {
  const context = useVisit((visit) => visit.context)
  const { cityCode = '', productCode = '' } = context
  const page = useCatalogue(({ pages }) => pages[productKey({ cityCode, productCode })]?.page)
  return wording(page ?? context)
}
