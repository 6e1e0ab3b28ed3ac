import { classNames } from '../class-names'
import type { TextProps } from './text.types'

export const textClass = ({ as, size, tone, bold, numeric, className }: TextProps): string =>
  classNames(
    'hm-text',
    as === 'block' && 'hm-text--block',
    (bold || as === 'strong') && 'hm-text--bold',
    as === 'deleted' && 'hm-text--deleted',
    size && `hm-text--${size}`,
    tone && `hm-text--${tone}`,
    numeric && 'hm-text--numeric',
    className,
  )
