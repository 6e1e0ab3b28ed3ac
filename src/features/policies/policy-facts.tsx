import type { PolicyDetail } from '@/contract/policy'
import { fill } from '@/copy/fill'
import { credentialTypes } from '@/copy/product/credential-types'
import { relations } from '@/copy/product/relations'
import { wording } from '@/copy/product/wording'
import { apply } from '@/copy/purchase/apply'
import { policies as copy } from '@/copy/records/policies'
import { policyStatuses } from '@/copy/records/policy-statuses'
import { minuteText } from '@/domain/time/minute-text'
import { Copyable } from '@/ui/display/copyable'
import { Money } from '@/ui/display/money'
import { StatusTag } from '@/ui/display/status-tag'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Text } from '@/ui/primitives/text'
import { policyTone } from './policy-tone'

/** The policy itself, the person it covers and the one who bought it. */
export const PolicyFacts = ({ policy }: { policy: PolicyDetail }) => {
  const { insurant, applicant } = policy
  const terms = wording(policy)
  return (
    <>
      <Card
        title={policy.productName}
        aside={<StatusTag tone={policyTone(policy.status)} text={policyStatuses[policy.status]} />}
      >
        <Facts
          facts={[
            { name: copy.number, value: <Copyable text={policy.policyNo} name={copy.number} /> },
            { name: copy.filedName, value: policy.filedName },
            { name: copy.plan, value: policy.comboTitle },
            { name: copy.period, value: <Period policy={policy} /> },
            { name: copy.premium, value: <Money fen={policy.premiumFen} /> },
            { name: copy.company, value: policy.companyName },
            { name: copy.region, value: policy.applicableRegion },
            { name: copy.issuedAt, value: minuteText(policy.issuedAt) },
          ]}
        />
      </Card>
      <Card title={terms.insurant}>
        <Facts
          facts={[
            { name: apply.name, value: insurant.name },
            { name: credentialTypes[insurant.credentialType], value: insurant.credentialNo },
            {
              name: fill(copy.relation, { applicant: terms.applicant }),
              value: relations[policy.relationType],
            },
          ]}
        />
      </Card>
      <Card title={terms.applicant}>
        <Facts
          facts={[
            { name: apply.name, value: applicant.name },
            { name: credentialTypes[applicant.credentialType], value: applicant.credentialNo },
            { name: apply.mobile, value: applicant.mobile },
          ]}
        />
      </Card>
    </>
  )
}

const Period = ({ policy }: { policy: PolicyDetail }) => (
  <>
    {policy.effectiveOn} – {policy.expireOn}
    {policy.waitingPeriodDays > 0 ? (
      <Text as="block" size="s" tone="soft">
        {fill(copy.waiting, { N: policy.waitingPeriodDays })}
      </Text>
    ) : null}
  </>
)
