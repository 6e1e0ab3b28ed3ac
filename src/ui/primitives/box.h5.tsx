import type { BoxProps } from './box.types'

export const Box = ({ as: Tag = 'div', elementRef, ...rest }: BoxProps) => (
  <Tag ref={elementRef as never} {...rest} />
)
