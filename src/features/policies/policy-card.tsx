import type { PolicySummary } from '@/contract/policy'
import { relations } from '@/copy/product/relations'
import { policies as copy } from '@/copy/records/policies'
import { policyStatuses } from '@/copy/records/policy-statuses'
import { pathTo } from '@/routes/path-to'
import { StatusTag } from '@/ui/display/status-tag'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { policyTone } from './policy-tone'
import './policies.css'

/** One policy of the list; the whole card leads to it. */
export const PolicyCard = ({ policy }: { policy: PolicySummary }) => {
  const { policyId, cityCode, productCode } = policy
  return (
    <Card>
      <Link
        className="hm-policy__link"
        to={pathTo('policyDetail', { policyId, cityCode, productCode })}
      >
        <Row spread="between" gap={3} className="hm-policy__head">
          <Text bold className="hm-policy__product">
            {policy.productName}
          </Text>
          <StatusTag tone={policyTone(policy.status)} text={policyStatuses[policy.status]} />
        </Row>
        <Text as="block">
          {policy.insurantName} · {relations[policy.relationType]}
        </Text>
        <Text as="block" size="s" tone="soft" numeric>
          {copy.number} {policy.policyNo}
        </Text>
        <Text as="block" size="s" tone="soft" numeric>
          {copy.period} {policy.effectiveOn} – {policy.expireOn}
        </Text>
        <Text as="block" size="s" tone="soft">
          {policy.companyName}
        </Text>
      </Link>
    </Card>
  )
}
