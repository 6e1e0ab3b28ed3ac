import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import type { HeadingProps } from './heading.types'
import { weappAria } from './weapp-aria'
import { weappBase } from './weapp-base'
import './heading.css'

export const Heading = ({ level, children, ...base }: HeadingProps) => (
  <View
    {...weappBase(base)}
    className={classNames(`hm-heading hm-heading--${level}`, base.className)}
    {...weappAria({ role: 'heading', 'aria-level': level })}
  >
    {children}
  </View>
)
