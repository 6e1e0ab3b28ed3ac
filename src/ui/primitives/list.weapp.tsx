import { View } from '@tarojs/components'
import { ariaNamed } from './aria'
import type { ListItemProps, ListProps } from './list.types'
import { weappAria } from './weapp-aria'

export const List = (props: ListProps) => (
  <View
    id={props.id}
    className={props.className}
    style={props.style}
    {...weappAria({ role: 'list', ...ariaNamed(props) })}
  >
    {props.children}
  </View>
)

export const ListItem = (props: ListItemProps) => (
  <View {...props} {...weappAria({ role: 'listitem' })} />
)
