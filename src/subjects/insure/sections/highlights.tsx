import { Box } from '@/ui/primitives/box'
import { Icon } from '@/ui/primitives/icon'
import type { IconName } from '@/ui/primitives/icons'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

/** Names that an operator may use in a product file, besides the icons' own. */
const synonyms: Readonly<Record<string, IconName>> = {
  shield: 'shield',
  family: 'family',
  person: 'person',
  heart: 'heart',
  hospital: 'hospital',
  lab: 'lab',
  pill: 'medicine',
  medicine: 'medicine',
  wallet: 'wallet',
  phone: 'phone',
  clock: 'wait',
  calendar: 'calendar',
  document: 'document',
}

/** An unknown name gets a default icon, so that no gap appears. */
const highlightIcon = (name: string): IconName => synonyms[name] ?? 'shield'

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
