import { useId, useState } from 'react'
import type { FamilyMember, HeldPolicy } from '@/contract/family-cover'
import type { ProductId } from '@/contract/fields'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { familyCover as copy, kindsText } from '@/copy/records/family-cover'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { HeldPolicies } from './held-policies'
import { isCurrent } from './is-current'

/** The addresses of its links, which the page supplies. */
export interface FamilyLinks {
  toPolicy: (policy: HeldPolicy) => string
  toProduct: (product: ProductId) => string
}

/** A family member: policies, missing kinds of cover, and products that would add them. */
export const PersonCoverCard = ({ member, ...links }: { member: FamilyMember } & FamilyLinks) => {
  const standing = member.policies.filter(isCurrent)
  const ended = member.policies.filter((policy) => !isCurrent(policy))
  return (
    <Card title={insuredNameText(member)}>
      <Stack gap={4}>
        {standing.length > 0 ? (
          <HeldPolicies policies={standing} toPolicy={links.toPolicy} />
        ) : (
          <Text as="block" tone="warning">
            {copy.uncovered}
          </Text>
        )}
        <Missing member={member} toProduct={links.toProduct} />
        {ended.length > 0 ? <Ended policies={ended} toPolicy={links.toPolicy} /> : null}
      </Stack>
    </Card>
  )
}

const Missing = ({
  member: { missing, additions },
  toProduct,
}: { member: FamilyMember } & Pick<FamilyLinks, 'toProduct'>) => {
  if (missing.length === 0)
    return (
      <Text as="block" tone="success">
        {copy.complete}
      </Text>
    )
  return (
    <Stack gap={1}>
      <Text as="block" bold>
        {fill(copy.missing, { KINDS: kindsText(missing) })}
      </Text>
      {additions.length === 0 ? (
        <Text as="block" size="s" tone="soft">
          {copy.nothingAdds}
        </Text>
      ) : (
        <LinkRows
          rows={additions.map((product) => ({
            key: product.cityCode + product.productCode,
            to: toProduct(product),
            icon: 'plus',
            words: (
              <>
                <Text as="block">
                  {product.productName} <Money fen={product.fromFen} trimZeros unit={copy.from} />
                </Text>
                <Text as="block" size="s" tone="soft">
                  {fill(copy.adds, { KINDS: kindsText(product.adds) })}
                </Text>
              </>
            ),
          }))}
        />
      )}
    </Stack>
  )
}

/** Ended policies stay folded until the user opens them. */
const Ended = ({
  policies,
  toPolicy,
}: { policies: readonly HeldPolicy[] } & Pick<FamilyLinks, 'toPolicy'>) => {
  const [isOpen, setOpen] = useState(false)
  const listId = `hm-ended-${useId().replace(/\W/g, '')}`
  return (
    <Stack id={listId} gap={2}>
      <Button
        kind="text"
        size="s"
        expanded={isOpen}
        controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? copy.hideEnded : fill(copy.ended, { N: String(policies.length) })}
      </Button>
      {isOpen ? <HeldPolicies policies={policies} toPolicy={toPolicy} /> : null}
    </Stack>
  )
}
