import type { CoveredPolicy } from '@/contract/insured'
import { fill } from '@/copy/fill'
import { insurants } from '@/copy/product/insurants'
import { relations } from '@/copy/product/relations'
import { wording } from '@/copy/product/wording'
import { insured as copy } from '@/copy/records/insured'
import { policies } from '@/copy/records/policies'
import { Period } from '@/ui/display/period'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'

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
