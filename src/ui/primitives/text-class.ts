import { classNames } from '../class-names'
import type { TextProps } from './text.types'

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
