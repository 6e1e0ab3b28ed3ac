import type { FamilyMember } from '@/contract/family'
import { fill } from '@/copy/fill'
import {
  daysUntilEnd,
  endsCover,
  insures,
  isIssuing,
  ofThisPeriod,
} from '@/domain/situation/family-view'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Text } from '@/ui/primitives/text'
import { familyCover as copy } from '../copy'
import type { PolicyContext } from './held-policies'

const sumOf = (policies: readonly { premiumFen: number }[]): number =>
  policies.reduce((sum, { premiumFen }) => sum + premiumFen, 0)

/**
 * A family at a glance: people insured, policies, premium, what ends and what renews itself. What the
 * insurer still issues counts nowhere, and is said by itself.
 */
export const FamilyGlance = ({
  people,
  of: { today, renewals },
}: {
  people: readonly FamilyMember[]
  of: PolicyContext
}) => {
  const standing = people.flatMap(({ policies }) => policies.filter(insures))
  const covered = people.filter(({ policies }) => policies.some(insures))
  const issuing = people.filter(({ policies }) => policies.some(isIssuing))
  const ending = standing.filter((policy) => daysUntilEnd(policy, today) !== undefined)
  const renewing = standing.filter(({ policyId }) => renewals[policyId])
  const [first] = standing
    .filter(endsCover)
    .map(({ expireOn }) => expireOn)
    .sort()
  const now = ofThisPeriod(standing)
  const next = standing.filter((policy) => !now.includes(policy))
  const policiesText = (list: readonly unknown[]) =>
    fill(copy.policiesUnit, { N: String(list.length) })
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
          ...(issuing.length === 0
            ? []
            : [
                {
                  name: copy.issuing,
                  value: fill(copy.issuingUnit, { N: String(issuing.length) }),
                },
              ]),
          { name: copy.policies, value: policiesText(standing) },
          {
            name: copy.premium,
            value: <Money fen={sumOf(now)} />,
          },
          ...(next.length === 0
            ? []
            : [{ name: copy.nextPremium, value: <Money fen={sumOf(next)} /> }]),
          ...(first === undefined ? [] : [{ name: copy.nextExpiry, value: first }]),
          ...(ending.length === 0 ? [] : [{ name: copy.endingSoon, value: policiesText(ending) }]),
          ...(renewing.length === 0
            ? []
            : [{ name: copy.renewing, value: policiesText(renewing) }]),
        ]}
      />
      <Text as="block" size="s" tone="soft">
        {first === undefined ? copy.note : `${copy.expiring}${copy.note}`}
      </Text>
    </Card>
  )
}
