import type { PolicySummary } from '@/contract/policy'
import { insuredNameText } from '@/copy/product/insured-name'
import { continuationText } from '@/copy/records/continuations'
import { policies as copy } from '@/copy/records/policies'
import { pathTo } from '@/routes/path-to'
import { policyTag } from '@/subjects/family'
import { RecordCard } from '@/ui/blocks/record-card/record-card'
import { RefusalNote } from '@/ui/blocks/refusal/refusal-note'
import { Period } from '@/ui/display/period'
import { StatusTag } from '@/ui/display/status-tag'
import { Text } from '@/ui/primitives/text'

/** A policy in the list. The whole card links to its details. */
export const PolicyCard = ({
  policy,
  renewal,
}: {
  policy: PolicySummary
  /** Whether auto-renewal is on, as text; undefined if it is not offered. */
  renewal: string | undefined
}) => {
  const { policyId, cityCode, productCode } = policy
  const goesOn = continuationText(policy)
  return (
    <RecordCard
      to={pathTo('policyDetail', { policyId, cityCode, productCode })}
      title={policy.productName}
      status={<StatusTag {...policyTag(policy)} />}
    >
      <Text as="block" numeric>
        {insuredNameText(policy)}
      </Text>
      {policy.policyNo === '' ? null : (
        <Text as="block" size="s" tone="soft" numeric>
          {copy.number} {policy.policyNo}
        </Text>
      )}
      <Text as="block" size="s" tone="soft" numeric>
        {copy.period} <Period of={policy} />
      </Text>
      <Text as="block" size="s" tone="soft">
        {policy.companyName}
      </Text>
      {policy.refusal ? <RefusalNote refusal={policy.refusal} /> : null}
      {goesOn ? (
        <Text as="block" size="s" tone="success" numeric>
          {goesOn}
        </Text>
      ) : renewal ? (
        <Text as="block" size="s" tone="soft">
          {renewal}
        </Text>
      ) : null}
    </RecordCard>
  )
}
