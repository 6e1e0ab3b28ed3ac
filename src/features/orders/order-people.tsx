import type { OrderDetail } from '@/contract/order'
import { relations } from '@/copy/product/relations'
import { wording } from '@/copy/product/wording'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'

/** Who is insured, and what each one costs. */
export const OrderPeople = ({ order }: { order: OrderDetail }) => (
  <Card title={wording(order).insurant}>
    <List>
      {order.price.insurants.map((person) => (
        <ListItem key={person.credentialNo + person.name} className="hm-order__person">
          <Row spread="between" gap={3}>
            <Box className="hm-order__words">
              <Text as="block" bold>
                {person.name} · {relations[person.relationType]}
              </Text>
              <Text as="block" size="s" tone="soft" numeric>
                {person.credentialNo}
              </Text>
              <Text as="block" size="s" tone="soft">
                {person.riskList.map(({ riskName }) => riskName).join('、')} {person.text}
              </Text>
            </Box>
            <Money fen={person.premiumFen} />
          </Row>
        </ListItem>
      ))}
    </List>
  </Card>
)
