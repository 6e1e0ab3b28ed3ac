import type { CoveredPolicy } from '@/contract/insured'
import { insured as copy } from '@/copy/records/insured'
import { policies } from '@/copy/records/policies'
import { dial } from '@/platform/device'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'

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
