import { View } from '@tarojs/components'
import type { BoxProps } from './box.types'

export const Box = ({ as: _tag, elementRef: _ref, ...rest }: BoxProps) => (
  <View {...(rest as object)} />
)
