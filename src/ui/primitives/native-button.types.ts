import type { ButtonProps } from './button.types'

/** The look of a button whose tap the host handles. */
export type ButtonLook = Pick<
  ButtonProps,
  'id' | 'className' | 'style' | 'label' | 'kind' | 'size' | 'block' | 'children'
>
