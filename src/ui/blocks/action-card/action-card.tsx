import { Card } from '../../layout/card'
import { Stack } from '../../layout/stack'
import { Button } from '../../primitives/button'
import { Text } from '../../primitives/text'

export interface ActionCardProps {
  title: string
  text: string
  action: string
  /** Missing while there is nothing to open yet; the text says when there is. */
  onOpen: (() => Promise<void>) | undefined
}

/** A document that is drawn on demand: its purpose and a button to open it. */
export const ActionCard = ({ title, text, action, onOpen }: ActionCardProps) => (
  <Card title={title}>
    <Stack gap={3}>
      <Text as="block" size="s" tone="soft">
        {text}
      </Text>
      {onOpen ? (
        <Button block onClick={onOpen}>
          {action}
        </Button>
      ) : null}
    </Stack>
  </Card>
)
