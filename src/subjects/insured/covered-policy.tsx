import type { CoveredPolicy } from '@/contract/insured'
import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import { relations } from '@/copy/product/people'
import { wording } from '@/copy/product/wording'
import { policies } from '@/copy/records/policies'
import { minuteText } from '@/domain/time/instant'
import { dial } from '@/platform/device'
import { Period } from '@/ui/display/period'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Row } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { insured as copy } from './copy'

/** The policy's facts and parties, with masked names and numbers. */
export const CoveredFacts = ({ policy }: { policy: CoveredPolicy }) => {
  const terms = wording(policy)
  return (
    <Card title={policy.productName}>
      <Facts
        label={copy.facts}
        facts={[
          { name: terms.insurant, value: `${policy.insurantName} ${policy.credentialNo}` },
          { name: terms.applicant, value: policy.applicantName },
          {
            name: fill(insurants.relation, terms),
            value: relations[policy.relationType],
          },
          ...(policy.comboTitle ? [{ name: policies.plan, value: policy.comboTitle }] : []),
          { name: policies.period, value: <Period of={policy} /> },
          { name: policies.company, value: policy.companyName },
        ]}
      />
    </Card>
  )
}

/** Why nothing can be confirmed; undefined if it can. */
function words(policy: CoveredPolicy) {
  const terms = wording(policy)
  const { state, confirmedAt, isApplicant } = policy
  if (state === 'CONFIRMED')
    return {
      picture: 'success' as const,
      title: copy.confirmed,
      text: fill(copy.confirmedText, { TIME: confirmedAt ? minuteText(confirmedAt) : '' }),
    }
  if (state === 'NOT_NEEDED')
    return { picture: 'success' as const, title: copy.notNeeded, text: copy.notNeededText }
  if (state === 'OVER')
    return { picture: 'empty' as const, title: copy.over, text: fill(copy.overText, terms) }
  return isApplicant
    ? {
        picture: 'failure' as const,
        title: fill(copy.ownOrder, terms),
        text: fill(copy.ownOrderText, terms),
      }
    : undefined
}

export const mayConfirm = (policy: CoveredPolicy): boolean => words(policy) === undefined

/** The state of a confirmation that cannot or need not be given here. */
export const ConfirmationState = ({ policy }: { policy: CoveredPolicy }) => {
  const told = words(policy)
  return told ? (
    <Card>
      <StatePanel {...told} />
    </Card>
  ) : null
}

/** The service phone for a person who does not agree or finds an error. */
export const Help = ({ policy }: { policy: CoveredPolicy }) => (
  <Card>
    <Row spread="between" gap={3} wrap>
      <Text size="s" tone="soft" className="hm-insured__words">
        {copy.wrongInfo} <Text numeric>{policy.servicePhone}</Text>
      </Text>
      <Button onClick={() => void dial(policy.servicePhone)}>{policies.call}</Button>
    </Row>
  </Card>
)
