import { useId, useState } from 'react'
import type { FamilyMember } from '@/contract/family'
import type { ProductId } from '@/contract/fields'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { kindsText } from '@/copy/records/cover-kinds'
import {
  filteredPolicies,
  isCurrent,
  isIssuing,
  type FamilyFilter,
} from '@/domain/situation/family-view'
import { policyWordOf } from '@/domain/situation/situation'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { Stack } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { familyCover as copy } from '../copy'
import { HeldPolicies, type ListedPolicy, type PolicyContext } from './held-policies'

/** The addresses of its links, and what its rows need. */
export interface FamilyContext extends PolicyContext {
  toProduct: (product: ProductId) => string
}

interface PersonProps {
  member: FamilyMember
  filter: FamilyFilter
  of: FamilyContext
}

/**
 * A family member: policies, missing kinds of cover, and products that would add them. A filter
 * shows its policies only.
 */
export const PersonCoverCard = ({ member, filter, of }: PersonProps) => {
  const named = member.policies.map((policy) => ({ ...policy, title: policy.productName }))
  if (filter !== 'ALL')
    return (
      <Card title={insuredNameText(member)}>
        <HeldPolicies policies={filteredPolicies(named, filter, of.today)} of={of} />
      </Card>
    )
  const standing = named.filter(isCurrent)
  const ended = named.filter((policy) => !isCurrent(policy))
  return (
    <Card title={insuredNameText(member)}>
      <Stack gap={4}>
        {standing.length > 0 ? (
          <HeldPolicies policies={standing} of={of} />
        ) : (
          <Text as="block" tone="warning">
            {copy.uncovered}
          </Text>
        )}
        <Missing member={member} of={of} />
        {ended.length > 0 ? <Ended policies={ended} of={of} /> : null}
      </Stack>
    </Card>
  )
}

const Missing = ({
  member: { policies, missing, additions },
  of: { toProduct },
}: Omit<PersonProps, 'filter'>) => {
  if (missing.length === 0)
    return (
      <Text as="block" tone="success">
        {policies.some(isIssuing) ? copy.completeOnceIssued : copy.complete}
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

/** What covers nobody any more, or never did, stays folded until the user opens it. */
const Ended = ({ policies, of }: { policies: readonly ListedPolicy[]; of: PolicyContext }) => {
  const [isOpen, setOpen] = useState(false)
  const isAllEnded = policies.every((policy) => String(policyWordOf(policy)) !== 'NOT_ISSUED')
  const title = isAllEnded ? copy.ended : copy.endedOrNotIssued
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
        {isOpen ? copy.hideEnded : fill(title, { N: String(policies.length) })}
      </Button>
      {isOpen ? <HeldPolicies policies={policies} of={of} /> : null}
    </Stack>
  )
}
