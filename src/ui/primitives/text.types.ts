import type { BaseProps, WithChildren } from './base.types'

export interface TextProps extends BaseProps, WithChildren {
  /** `block` is a paragraph; the others stay in the line. */
  as?: 'inline' | 'block' | 'strong' | 'deleted' | undefined
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | undefined
  tone?: 'ink' | 'soft' | 'faint' | 'accent' | 'danger' | 'success' | 'warning' | undefined
  bold?: boolean | undefined
  /** Digits of equal width, for amounts, dates and countdowns. */
  numeric?: boolean | undefined
}
