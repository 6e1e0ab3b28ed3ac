import { ariaNamed } from './aria'
import type { ListItemProps, ListProps } from './shown.types'

export const List = (props: ListProps) => {
  const Tag = props.ordered ? 'ol' : 'ul'
  return (
    <Tag id={props.id} className={props.className} style={props.style} {...ariaNamed(props)}>
      {props.children}
    </Tag>
  )
}

export const ListItem = (props: ListItemProps) => <li {...props} />
