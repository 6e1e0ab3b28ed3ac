import type { TermKey, Wording } from '@/contract/wording'
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
  /** `extraData` of the product page: JSON whose `wording` overrides single terms. */
  extraData?: string | undefined
}

const overrides = (extraData: string): Partial<Terms> => {
  try {
    const { wording } = JSON.parse(extraData) as { wording?: Record<string, unknown> }
    const known = Object.entries(wording ?? {}).filter(
      ([key, word]) => key in terms && typeof word === 'string',
    )
    return Object.fromEntries(known) as Partial<Record<TermKey, string>>
  } catch {
    // Malformed data from an operator must not take the page down.
    return {}
  }
}

/**
 * Terms of a product for texts with `{applicant}` or `{insurant}` in them:
 * `fill(insurants.add, wording(page))`.
 */
export const wording = ({ productCode = '', wording: words = {}, extraData }: Worded): Terms => {
  const own = {
    ...(productTerms.get(productCode) ?? terms),
    ...(extraData ? overrides(extraData) : {}),
    ...words,
  }
  return { ...own, enrol: own.insurant === payerTerms.insurant ? payerTerms.enrol : terms.enrol }
}
