import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

export const Services: SectionBody<'services'> = ({ section }) => (
  <List className="hm-services">
    {section.items.map(({ title, text }) => (
      <ListItem key={title} className="hm-service">
        <Text as="block" bold>
          {title}
        </Text>
        <Text as="block" size="s" tone="soft">
          {text}
        </Text>
      </ListItem>
    ))}
  </List>
)
