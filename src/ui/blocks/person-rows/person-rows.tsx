import type { RelationType } from '@/contract/fields'
import type { Price } from '@/contract/price'
import { relations } from '@/copy/product/people'
import { Money } from '../../display/money'
import { Row } from '../../layout/stack'
import { Box } from '../../primitives/box'
import { List, ListItem } from '../../primitives/list'
import { Text } from '../../primitives/text'
import './person-rows.css'

export interface PersonRow {
  key: string
  /** The name with the gateway's mask. */
  name: string
  relationType: RelationType
  premiumFen: number
  /** A number under the name: of the credential or the policy. */
  number: string
  /** A further note, such as the scheme. */
  note?: string | undefined
}

/** All insured persons with their premiums. */
export const PersonRows = ({ people }: { people: readonly PersonRow[] }) => (
  <List>
    {people.map(({ key, name, relationType, premiumFen, number, note }) => (
      <ListItem key={key} className="hm-person">
        <Row gap={3} wrap>
          <Box className="hm-person__words">
            <Text as="block" bold>
              {name} · {relations[relationType]}
            </Text>
            <Text as="block" size="s" tone="soft" numeric>
              {number}
            </Text>
            {note ? (
              <Text as="block" size="s" tone="soft">
                {note}
              </Text>
            ) : null}
          </Box>
          <Box className="hm-person__premium">
            <Money fen={premiumFen} />
          </Box>
        </Row>
      </ListItem>
    ))}
  </List>
)

/** What a person's premium covers: the scheme and the premium band. */
export const priceNote = ({
  riskList,
  premiumDesc,
}: Pick<Price['insurants'][number], 'riskList' | 'premiumDesc'>): string =>
  [riskList.map(({ riskName }) => riskName).join('、'), premiumDesc].filter(Boolean).join(' ')
