import { CallableText } from '@/ui/display/callable-text'
import { Box } from '@/ui/primitives/box'
import { DrawnImage } from '@/ui/primitives/image'
import { List, ListItem } from '@/ui/primitives/list'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

export const Insurers: SectionBody<'insurers'> = ({ section }) => (
  <>
    <List className="hm-links">
      {section.items.map(({ name, role, phone, mark }) => (
        <ListItem key={name} className="hm-links__row hm-insurer">
          {mark ? <DrawnImage drawing={mark} className="hm-insurer__mark" /> : null}
          <Box className="hm-insurer__words">
            <Text as="block">{name}</Text>
            <Box className="hm-insurer__role">
              <Text size="s" tone="soft">
                {role}
              </Text>
              {phone ? (
                <PhoneLink kind="text" size="s" className="hm-insurer__phone" phone={phone} />
              ) : null}
            </Box>
          </Box>
        </ListItem>
      ))}
    </List>
    <CallableText size="s" tone="soft" className="hm-section__note" text={section.regulator} />
  </>
)
