import { product } from '@/copy/product/product'
import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

export const Cases: SectionBody<'cases'> = ({ section }) => (
  <List className="hm-cases">
    {section.items.map(({ title, text, paid }) => (
      <ListItem key={title} className="hm-case">
        <Text as="block" bold>
          {title}
        </Text>
        <Text as="block" size="s" tone="soft">
          {text}
        </Text>
        <Box className="hm-case__paid">
          <Text size="s" tone="soft">
            {product.paid}
          </Text>
          <Text numeric bold tone="accent" size="l">
            {paid}
          </Text>
        </Box>
      </ListItem>
    ))}
  </List>
)
