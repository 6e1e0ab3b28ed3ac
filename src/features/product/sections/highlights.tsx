import { Box } from '@/ui/primitives/box'
import { Icon } from '@/ui/primitives/icon'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { highlightIcon } from './highlight-icon'
import type { SectionBody } from './types'

export const Highlights: SectionBody<'highlights'> = ({ section }) => (
  <List className="hm-highlights">
    {section.items.map(({ icon, title, text }) => (
      <ListItem key={title} className="hm-highlight">
        <Box className="hm-highlight__icon">
          <Icon name={highlightIcon(icon)} size={24} />
        </Box>
        <Box className="hm-highlight__words">
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
