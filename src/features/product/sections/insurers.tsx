import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

export const Insurers: SectionBody<'insurers'> = ({ section }) => (
  <>
    <List className="hm-links">
      {section.items.map(({ name, role, phone }) => (
        <ListItem key={name} className="hm-links__row hm-links__row--wide">
          <Box className="hm-links__words">
            <Text as="block">{name}</Text>
            <Text as="block" size="s" tone="soft">
              {role}
            </Text>
          </Box>
          <Text numeric tone="soft">
            {phone}
          </Text>
        </ListItem>
      ))}
    </List>
    <Text as="block" size="s" tone="soft" className="hm-section__note">
      {section.regulator}
    </Text>
  </>
)
