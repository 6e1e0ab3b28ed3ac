import type { InsuredName } from '@/contract/person'
import type { ShownConfirmation } from '@/contract/shown'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording, type Worded } from '@/copy/product/wording'
import { askInsured as copy } from '@/copy/records/ask-insured'
import { minuteText } from '@/domain/time/instant'
import { StatusTag } from '../../display/status-tag'
import { Card } from '../../layout/card'
import { Stack } from '../../layout/stack'
import { Button } from '../../primitives/button'
import { List, ListItem } from '../../primitives/list'
import { Text } from '../../primitives/text'
import './insured-card.css'

interface InsuredPerson extends InsuredName {
  policyId: string
  confirmation?: ShownConfirmation | undefined
}

/**
 * Shows which insured persons have confirmed and lets the applicant ask the others. It is empty if
 * nobody has to confirm.
 */
export const InsuredCard = ({
  words,
  people,
  onAsk,
}: {
  /** The product whose words the card uses. */
  words: Worded
  people: readonly InsuredPerson[]
  onAsk: (policyId: string) => Promise<void>
}) => {
  const title = fill(copy.askTitle, wording(words))
  const told = people.filter(
    ({ confirmation }) =>
      confirmation?.state === 'TO_CONFIRM' || confirmation?.state === 'CONFIRMED',
  )
  if (told.length === 0) return null
  return (
    <Card title={title}>
      <Text as="block" size="s" tone="soft">
        {fill(copy.askText, wording(words))}
      </Text>
      <List label={title}>
        {told.map((person) => (
          <ListItem key={person.policyId} className="hm-insured-card__person">
            <Person {...person} onAsk={onAsk} />
          </ListItem>
        ))}
      </List>
    </Card>
  )
}

const Person = ({
  policyId,
  confirmation,
  onAsk,
  ...insured
}: InsuredPerson & { onAsk: (policyId: string) => Promise<void> }) => {
  const at = confirmation?.confirmedAt
  const name = insuredNameText(insured)
  return (
    <>
      <Stack gap={1}>
        <Text as="block" numeric>
          {name}
        </Text>
        {at ? (
          <Text as="block" size="s" tone="soft" numeric>
            {fill(copy.confirmedAt, { TIME: minuteText(at) })}
          </Text>
        ) : null}
      </Stack>
      {at ? (
        <StatusTag tone="good" text={copy.isConfirmed} />
      ) : (
        <Button label={`${copy.askNow} ${name}`} onClick={() => onAsk(policyId)}>
          {copy.askNow}
        </Button>
      )}
    </>
  )
}
