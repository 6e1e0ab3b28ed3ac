import type { BaseProps, WithChildren } from './base.types'

export interface HeadingProps extends BaseProps, WithChildren {
  /** Level 1 is the page's title, which the page shell draws. */
  level: 1 | 2 | 3 | 4
}
