import type { LeftOut, ShownRefund } from '@/contract/shown'
import { insuredNameText } from '@/copy/product/insured-name'
import { moneyText } from '@/copy/purchase/outcomes'
import { refusal as copy } from '@/copy/records/refusal'
import { situationOf } from '@/domain/situation/situation'
import { Money } from '../../display/money'
import { Card } from '../../layout/card'
import { Row } from '../../layout/stack'
import { List, ListItem } from '../../primitives/list'
import { Text } from '../../primitives/text'

export interface LeftOutCardProps {
  people: readonly LeftOut[]
  /** The order's refunds, which say where the premium is. */
  refunds: readonly ShownRefund[]
}

/**
 * The people whom the insurer excluded when the order was paid, why, and where their premium is.
 */
export const LeftOutCard = ({ people, refunds }: LeftOutCardProps) => (
  <Card title={copy.leftOut}>
    <List label={copy.leftOut}>
      {people.map(({ premiumFen, reason, ...insured }, index) => (
        <ListItem key={index} className="hm-person">
          <Row spread="between" gap={3}>
            <Text bold numeric>
              {insuredNameText(insured)}
            </Text>
            <Money fen={premiumFen} />
          </Row>
          <Text as="block" size="s" tone="soft">
            {reason}
          </Text>
        </ListItem>
      ))}
    </List>
    <Text as="block" size="s">
      {moneyText(situationOf({ refunds }).money)}
    </Text>
  </Card>
)
