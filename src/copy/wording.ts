import { payerTerms } from './payerTerms'
import { terms, type Terms } from './terms'

/** Products whose buyer is called payer; further products and cities are added here. */
const productTerms: ReadonlyMap<string, Terms> = new Map([
  ['PH2W', payerTerms],
  ['PH5E', payerTerms],
])

/**
 * Terms of a product for texts with `{applicant}` or `{insurant}` in them:
 * `fill(insurants.add, wording(product))`.
 */
export const wording = (product: { productCode?: string | undefined }): Terms =>
  productTerms.get(product.productCode ?? '') ?? terms
