import type { RelationType } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { relations } from '@/copy/product/people'

/**
 * The product's name of a relation: 配偶, 父亲 and so on. `whose` names the applicant where somebody else
 * fills in: 王**的父亲.
 */
export const relationLabel = (
  { form }: Pick<ProductPage, 'form'>,
  type: RelationType,
  whose?: string,
): string => {
  const label = form.relations.find((relation) => relation.type === type)?.label ?? relations[type]
  if (whose === undefined) return label
  return fill(type === 'SELF' ? copy.themselves : copy.theirs, { WHO: whose, RELATION: label })
}
