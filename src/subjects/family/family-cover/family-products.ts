import type { FamilyMember } from '@/contract/family'
import type { ProductId } from '@/contract/fields'
import { insuredNameText } from '@/copy/product/insured-name'
import type { ListedPolicy } from './held-policies'

/** A product that a family holds. Its policies are named after the insured persons. */
export interface FamilyProduct extends ProductId {
  productName: string
  policies: ListedPolicy[]
}

/** The same policies by product, products in the order of their codes and people in the family's. */
export const familyProducts = (people: readonly FamilyMember[]): FamilyProduct[] => {
  const products = new Map<string, FamilyProduct>()
  for (const member of people)
    for (const policy of member.policies) {
      const { cityCode, productCode, productName } = policy
      const key = `${cityCode} ${productCode}`
      const known = products.get(key) ?? { cityCode, productCode, productName, policies: [] }
      known.policies.push({ ...policy, title: insuredNameText(member) })
      products.set(key, known)
    }
  return [...products]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, product]) => product)
}
