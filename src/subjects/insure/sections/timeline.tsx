import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

export const Timeline: SectionBody<'timeline'> = ({ section }) => (
  <List ordered className="hm-timeline">
    {section.steps.map(({ title, text }, index) => (
      <ListItem key={title} className="hm-timeline__step">
        <Box decorative className="hm-timeline__number">
          <Text numeric>{index + 1}</Text>
        </Box>
        <Box>
          <Text as="block" bold>
            {title}
          </Text>
          <Text as="block" size="s" tone="soft">
            {text}
          </Text>
        </Box>
      </ListItem>
    ))}
  </List>
)
