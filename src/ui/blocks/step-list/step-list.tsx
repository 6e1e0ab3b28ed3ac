import { Card } from '../../layout/card'
import { FoldedCard } from '../../layout/folded-card'
import { Stack } from '../../layout/stack'
import { List, ListItem } from '../../primitives/list'
import { Heading, Text } from '../../primitives/text'

/** Steps to take, one after another. */
export const StepList = ({
  label,
  title,
  isFolded = false,
  steps,
}: {
  label: string
  /** Set it if nothing above names the steps. */
  title?: string
  /** The steps stay folded below the title until the user opens them. */
  isFolded?: boolean
  steps: readonly { title: string; text: string }[]
}) => {
  const list = (
    <List label={label} className="hm-stack hm-gap-4">
      {steps.map((step, at) => (
        <ListItem key={step.title}>
          <Stack gap={1}>
            <Heading level={3}>{`${at + 1}. ${step.title}`}</Heading>
            <Text as="block" tone="soft">
              {step.text}
            </Text>
          </Stack>
        </ListItem>
      ))}
    </List>
  )
  return isFolded && title ? (
    <FoldedCard title={title}>{list}</FoldedCard>
  ) : (
    <Card title={title}>{list}</Card>
  )
}
