import type { FamilyMember } from '@/contract/family-cover'
import { fill } from '@/copy/fill'
import { familyCover as copy } from '@/copy/records/family-cover'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Text } from '@/ui/primitives/text'
import { isCurrent } from './is-current'

/** A family in four lines: people insured, policies, premium and the first expiry. */
export const FamilyGlance = ({ people }: { people: readonly FamilyMember[] }) => {
  const standing = people.flatMap(({ policies }) => policies.filter(isCurrent))
  const covered = people.filter(({ policies }) => policies.some(isCurrent))
  const [first] = standing.map(({ expireOn }) => expireOn).sort()
  return (
    <Card title={copy.glance}>
      <Facts
        label={copy.glance}
        facts={[
          {
            name: copy.people,
            value: fill(copy.peopleUnit, {
              N: String(covered.length),
              ALL: String(people.length),
            }),
          },
          {
            name: copy.policies,
            value: fill(copy.policiesUnit, { N: String(standing.length) }),
          },
          {
            name: copy.premium,
            value: <Money fen={standing.reduce((sum, { premiumFen }) => sum + premiumFen, 0)} />,
          },
          ...(first === undefined ? [] : [{ name: copy.nextExpiry, value: first }]),
        ]}
      />
      <Text as="block" size="s" tone="soft">
        {first === undefined ? copy.note : `${copy.expiring}${copy.note}`}
      </Text>
    </Card>
  )
}
