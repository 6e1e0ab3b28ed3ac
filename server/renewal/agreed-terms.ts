import { PRIVACY } from '@/contract/guides'
import type { Term } from '@/contract/product-page'
import type { Product } from '../catalogue/product'
import type { Db } from '../db/client'
import type { AgreedDocument } from '../db/schema'
import type { Proposal } from '../records/proposal/repo'
import { consentOf, type Renewal } from '../records/renewal/repo'
import type { Offer } from './eligible'

/**
 * The documents of a product that are agreed to with its automatic renewal. The privacy policy is
 * agreed to by the account, so a new version of it ends no renewal.
 */
export const agreeable = ({ page }: Product): Term[] =>
  page.terms.filter(({ url }) => url !== PRIVACY)

/** The documents as they are agreed to now. A document without a text of ours has no hash. */
export const agreedDocuments = (product: Product): AgreedDocument[] =>
  agreeable(product).map(({ url, version = product.page.pageVersion, textHash = '' }) => ({
    ...{ url, version, textHash },
  }))

/**
 * What has changed since the applicant agreed: the policies would be renewed as another product, or
 * a document is new or has a new text. Such a renewal is never charged.
 */
export async function changeOfTerms(
  db: Db,
  { id }: Pick<Renewal, 'id'>,
  { productCode }: Pick<Proposal, 'productCode'>,
  { product }: Pick<Offer, 'product'>,
): Promise<'PRODUCT' | 'DOCUMENTS' | undefined> {
  const consent = await consentOf(db, id)
  if (product.productCode !== (consent?.productCode ?? productCode)) return 'PRODUCT'
  const isAgreed = (now: AgreedDocument) =>
    consent?.documents.some(({ url, textHash }) => url === now.url && textHash === now.textHash)
  return agreedDocuments(product).every(isAgreed) ? undefined : 'DOCUMENTS'
}
