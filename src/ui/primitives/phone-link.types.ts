import type { ReactNode } from 'react'
import type { ButtonProps } from './button.types'

export interface PhoneLinkProps extends Pick<
  ButtonProps,
  'kind' | 'size' | 'block' | 'className' | 'label'
> {
  /** The number as people read it: 400-000-3101. */
  phone: string
  /** Content instead of the number. */
  children?: ReactNode
}
