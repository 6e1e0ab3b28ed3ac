import { Card } from '../../layout/card'
import { Stack } from '../../layout/stack'
import { Button } from '../../primitives/button'
import { Text } from '../../primitives/text'

export interface ActionCardProps {
  title: string
  text: string
  action: string
  onOpen: () => Promise<void>
}

/** A document that the gateway draws on demand: its purpose and a button to open it. */
export const ActionCard = ({ title, text, action, onOpen }: ActionCardProps) => (
  <Card title={title}>
    <Stack gap={3}>
      <Text as="block" size="s" tone="soft">
        {text}
      </Text>
      <Button block onClick={onOpen}>
        {action}
      </Button>
    </Stack>
  </Card>
)
