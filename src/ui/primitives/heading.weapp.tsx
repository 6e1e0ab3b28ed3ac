import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import type { HeadingProps } from './heading.types'
import { weappAria } from './weapp-aria'
import './heading.css'

export const Heading = ({ level, id, className, style, children }: HeadingProps) => (
  <View
    id={id}
    className={classNames(`hm-heading hm-heading--${level}`, className)}
    style={style}
    {...weappAria({ role: 'heading', 'aria-level': level })}
  >
    {children}
  </View>
)
