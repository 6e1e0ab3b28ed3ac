import { View } from '@tarojs/components'
import { ariaNamed } from './aria'
import type { ListItemProps, ListProps } from './shown.types'
import { weappAria, weappBase } from './weapp-base'

export const List = (props: ListProps) => (
  <View {...weappBase(props)} {...weappAria({ role: 'list', ...ariaNamed(props) })}>
    {props.children}
  </View>
)

export const ListItem = (props: ListItemProps) => (
  <View {...weappBase(props)} {...weappAria({ role: 'listitem' })}>
    {props.children}
  </View>
)
