import type { Db } from '../db/client'
import type { Proposal } from '../records/proposal/repo'
import { consentOf, type Renewal } from '../records/renewal/repo'
import type { Offer } from './eligible'

/**
 * Whether the policies would be renewed as another product than the applicant agreed to. Such a
 * renewal is never charged.
 */
export async function isOtherProduct(
  db: Db,
  { id }: Pick<Renewal, 'id'>,
  { productCode }: Pick<Proposal, 'productCode'>,
  { product }: Pick<Offer, 'product'>,
): Promise<boolean> {
  const consent = await consentOf(db, id)
  return product.productCode !== (consent?.productCode ?? productCode)
}
