import type { Price } from '@/contract/proposal'
import { relations } from '@/copy/product/relations'
import type { Terms } from '@/copy/product/terms'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'

/** Everybody who is insured, and what each costs. */
export const People = ({ price, terms }: { price: Price; terms: Terms }) => (
  <Card title={terms.insurant}>
    <List>
      {price.insurants.map((line, index) => (
        <ListItem key={index} className="hm-person">
          <Row spread="between">
            <Text bold>
              {line.name} · {relations[line.relationType]}
            </Text>
            <Money fen={line.premiumFen} />
          </Row>
          <Text as="block" size="s" tone="soft" numeric>
            {line.credentialNo}
          </Text>
        </ListItem>
      ))}
    </List>
  </Card>
)
