import type { ButtonProps } from './button.types'

/** How a button looks whose tap belongs to the host. */
export type ButtonLook = Pick<
  ButtonProps,
  'id' | 'className' | 'style' | 'label' | 'kind' | 'size' | 'block' | 'children'
>
