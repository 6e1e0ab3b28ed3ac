import { View } from '@tarojs/components'
import { weappAria } from '../primitives/weapp-aria'
import type { BackdropProps } from './backdrop.types'

export const Backdrop = ({ inert, children }: BackdropProps) => (
  <View {...weappAria({ 'aria-hidden': inert || undefined })}>{children}</View>
)
