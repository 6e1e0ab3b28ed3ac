import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import { Icon } from '../primitives/icon'
import type { IconName } from '../primitives/icons'
import { Link } from '../primitives/link'
import { List, ListItem } from '../primitives/list'
import './link-rows.css'

export interface LinkRow {
  key: string
  to: string
  icon: IconName
  words: ReactNode
}

/** Links as rows: documents, policies, an order. */
export const LinkRows = ({ rows }: { rows: readonly LinkRow[] }) => (
  <List className="hm-linkrows">
    {rows.map(({ key, to, icon, words }) => (
      <ListItem key={key} className="hm-linkrows__item">
        <Link className="hm-linkrow" to={to}>
          <Icon name={icon} size={20} />
          <Box className="hm-linkrow__words">{words}</Box>
          <Icon name="forward" size={18} />
        </Link>
      </ListItem>
    ))}
  </List>
)
