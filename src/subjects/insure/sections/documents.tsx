import { pathTo } from '@/routes/path-to'
import { Icon } from '@/ui/primitives/icon'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

export const Documents: SectionBody<'documents'> = ({ section, page }) => (
  <List className="hm-links">
    {section.items.map(({ title, url, type }) => (
      <ListItem key={title}>
        <Link
          className="hm-links__row"
          to={pathTo('reader', {
            url,
            title,
            type,
            cityCode: page.cityCode,
            productCode: page.productCode,
          })}
        >
          <Icon name="document" size={20} />
          <Text className="hm-links__words">{title}</Text>
          <Icon name="forward" size={18} />
        </Link>
      </ListItem>
    ))}
  </List>
)
