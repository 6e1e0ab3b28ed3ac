import { classNames } from '../class-names'
import type { ButtonProps } from './button.types'

export const buttonClass = (
  { kind = 'secondary', size = 'm', block, disabled, className }: ButtonProps,
  busy: boolean,
): string =>
  classNames(
    'hm-button',
    `hm-button--${kind}`,
    kind !== 'bare' && `hm-button--${size}`,
    block && 'hm-button--block',
    disabled && 'hm-button--disabled',
    busy && 'hm-button--busy',
    className,
  )
