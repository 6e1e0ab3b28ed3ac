import type { FamilyMember } from '@/contract/family'
import type { ProductId } from '@/contract/fields'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { familyCover as copy } from '../copy'
import { HeldPolicies, type ListedPolicy, type PolicyContext } from './held-policies'

/** A product that a family holds. Its policies are named after the insured persons. */
interface FamilyProduct extends ProductId {
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

/** The policies of a family in one product, with a link to the orders that they came from. */
export const ProductCoverCard = ({
  product,
  of,
  toOrders,
}: {
  product: FamilyProduct
  of: PolicyContext
  toOrders: string
}) => (
  <Card title={product.productName}>
    <Stack gap={4}>
      <HeldPolicies policies={product.policies} hasCovers={false} of={of} />
      <LinkRows
        rows={[
          {
            key: 'orders',
            icon: 'document',
            to: toOrders,
            words: fill(copy.orders, { NAME: product.productName }),
          },
        ]}
      />
    </Stack>
  </Card>
)
