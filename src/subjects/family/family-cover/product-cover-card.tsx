import { fill } from '@/copy/fill'
import { familyCover as copy } from '@/copy/records/family-cover'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import type { FamilyProduct } from './family-products'
import { HeldPolicies, type PolicyContext } from './held-policies'

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
