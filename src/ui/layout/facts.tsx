import type { ReactNode } from 'react'
import { Box } from '../primitives/box'
import { List, ListItem } from '../primitives/list'
import './facts.css'

export interface Fact {
  name: string
  value: ReactNode
}

/** Names and values in two columns, for an order, a policy or a person. */
export const Facts = ({ facts, label }: { facts: readonly Fact[]; label?: string }) => (
  <List className="hm-facts" label={label}>
    {facts.map(({ name, value }) => (
      <ListItem key={name} className="hm-facts__row">
        <Box className="hm-facts__name">{name}</Box>
        <Box className="hm-facts__value">{value}</Box>
      </ListItem>
    ))}
  </List>
)
