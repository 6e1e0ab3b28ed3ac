import { classNames } from '../class-names'
import type { ButtonProps } from './control.types'
import type { TextProps } from './shown.types'

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

export const controlClass = (props: {
  invalid?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}): string =>
  classNames(
    'hm-control',
    props.invalid && 'hm-control--invalid',
    props.disabled && 'hm-control--disabled',
    props.className,
  )

/**
 * Adds only classes that differ from plain text, because in the mini-program each class crosses to
 * the view.
 */
export const textClass = ({ as, size, tone, bold, numeric, className }: TextProps): string =>
  classNames(
    (bold || as === 'strong') && 'hm-text--bold',
    as === 'deleted' && 'hm-text--deleted',
    size && `hm-text--${size}`,
    tone && `hm-text--${tone}`,
    numeric && 'hm-text--numeric',
    className,
  )
