import { Box } from '@/ui/primitives/box'
import { Icon } from '@/ui/primitives/icon'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

export const Eligibility: SectionBody<'eligibility'> = ({ section }) => (
  <List className="hm-ticks">
    {section.items.map((item) => (
      <ListItem key={item} className="hm-ticks__item">
        <Box className="hm-ticks__mark">
          <Icon name="check" size={18} />
        </Box>
        <Text>{item}</Text>
      </ListItem>
    ))}
  </List>
)
