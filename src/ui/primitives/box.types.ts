import type { CSSProperties, ReactNode, Ref } from 'react'
export interface BoxProps {
  as?: 'div'
  elementRef?: Ref<unknown>
  className?: string
  style?: CSSProperties
  children?: ReactNode
}
