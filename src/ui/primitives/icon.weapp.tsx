import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import type { IconProps } from './shown.types'
import { weappAria, weappBase } from './weapp-base'
import './icon.weapp.css'

/** The size in the style sheet, px. */
const USUAL_SIZE = 20

export const Icon = ({ name, size = USUAL_SIZE, label, id, className, style }: IconProps) => (
  <View
    {...weappBase({
      id,
      className: classNames('hm-icon', `hm-icon--${name}`, className),
      style: size === USUAL_SIZE ? style : { width: `${size}px`, height: `${size}px`, ...style },
    })}
    {...weappAria(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
