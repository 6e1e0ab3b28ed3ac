import type { ButtonProps } from './button.types'

export interface PhoneLinkProps extends Pick<
  ButtonProps,
  'kind' | 'size' | 'block' | 'className' | 'label'
> {
  /** As people read it: 400-000-3101. */
  phone: string
  /** Instead of the number. */
  children?: string
}
