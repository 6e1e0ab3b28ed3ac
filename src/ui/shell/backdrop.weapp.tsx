import { View } from '@tarojs/components'
import { weappAria } from '../primitives/weapp-aria'
import type { BackdropProps } from './backdrop.types'
import { HeldBack } from './held-back.weapp'

/**
 * The attribute is always there: a view that gains or loses its only attribute gets another
 * template from Taro, and WeChat then builds everything inside it anew.
 */
export const Backdrop = ({ inert, children }: BackdropProps) => (
  <View {...weappAria({ 'aria-hidden': inert })}>
    {children}
    <HeldBack covered={inert} />
  </View>
)
