import type { RevocableOrder } from '@/contract/revoke'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { policyStatusText } from '@/copy/records/policy-statuses'
import { revoke as copy } from '@/copy/records/revoke'
import { policyWordOf } from '@/domain/situation/situation'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { revoke } from './flow/revoke'
import { RevokeBar } from './revoke-card/revoke-card'

export interface RevocableCardProps {
  order: RevocableOrder
  partner: boolean
  /** The order changed, here or elsewhere. */
  onChange: () => Promise<void>
}

/** One paid order with its policies, which can only be revoked together. */
export const RevocableCard = ({ order, partner, onChange }: RevocableCardProps) => {
  const { orderId, cityCode, productCode, policies, revokeUntil } = order
  const terms = wording(order)
  const [first] = policies
  const start = async () => {
    if (!first) return
    const ended = await revoke({ policyId: first.policyId, words: order, partner })
    if (ended === 'REVOKED') await go(pathTo('orderDetail', { orderId, cityCode, productCode }))
    else if (ended === 'CHANGED') await onChange()
  }
  return (
    <Card title={order.productName} aside={<Money fen={order.totalFen} />}>
      <List label={terms.insurant} className="hm-revoke__policies">
        {policies.map(({ policyId, policyNo, premiumFen, status, ...insured }) => (
          <ListItem key={policyId} className="hm-revoke__policy">
            <Row spread="between" gap={3}>
              <Text numeric>{insuredNameText(insured)}</Text>
              <Money fen={premiumFen} />
            </Row>
            <Text as="block" size="s" tone="soft" numeric>
              {policyStatusText(policyWordOf({ status }))}
              {policyNo === '' ? null : <> · {policyNo}</>}
            </Text>
          </ListItem>
        ))}
      </List>
      {revokeUntil === null ? (
        <Text as="block" size="s" tone="soft" numeric>
          {fill(copy.late, { ...terms, PHONE: order.servicePhone })}
        </Text>
      ) : (
        <RevokeBar words={order} revokeUntil={revokeUntil} onRevoke={start} />
      )}
    </Card>
  )
}
