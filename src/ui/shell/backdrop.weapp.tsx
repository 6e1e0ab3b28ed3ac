import { View } from '@tarojs/components'
import { weappAria } from '../primitives/weapp-base'
import type { BackdropProps } from './backdrop.types'
import { HeldBack } from './catch-back.weapp'

/**
 * The attribute is always present. If a view gains or loses its only attribute, Taro uses another
 * template and WeChat builds its whole content again.
 */
export const Backdrop = ({ inert, children }: BackdropProps) => (
  <View {...weappAria({ 'aria-hidden': inert })}>
    {children}
    <HeldBack covered={inert} />
  </View>
)
