import { View } from '@tarojs/components'
import { go, replace } from '@/platform/navigation'
import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import type { LinkProps } from './link.types'
import { weappAria } from './weapp-aria'
import { weappBase } from './weapp-base'
import './link.css'

export const Link = (props: LinkProps) => (
  <View
    {...weappBase(props)}
    className={classNames('hm-link', props.className)}
    onClick={() => void (props.replace ? replace(props.to) : go(props.to))}
    {...weappAria({ role: 'link', ...ariaNamed(props) })}
  >
    {props.children}
  </View>
)
