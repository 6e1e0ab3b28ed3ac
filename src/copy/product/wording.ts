import type { Wording } from '@/contract/wording'
import { payerTerms } from './payer-terms'
import { terms, type Terms } from './terms'

/** Products whose buyer is called payer; others say so in their product file. */
const productTerms: ReadonlyMap<string, Terms> = new Map([
  ['PH2W', payerTerms],
  ['PH5E', payerTerms],
])

export interface Worded {
  productCode?: string | undefined
  /** Its own words, as orders, proposals and policies bring them. */
  wording?: Wording | undefined
  /** What a product page brings beside it. */
  extraData?: { wording?: Wording | undefined } | undefined
}

/**
 * Terms of a product for texts with `{applicant}` or `{insurant}` in them:
 * `fill(insurants.add, wording(page))`.
 */
export const wording = ({ productCode = '', wording: words = {}, extraData }: Worded): Terms => {
  const own = {
    ...(productTerms.get(productCode) ?? terms),
    ...extraData?.wording,
    ...words,
  }
  return { ...own, enrol: own.insurant === payerTerms.insurant ? payerTerms.enrol : terms.enrol }
}
