import type { BaseProps, WithChildren } from './base.types'

export interface HeadingProps extends BaseProps, WithChildren {
  /** 1 is the page's own; the page shell draws it. */
  level: 1 | 2 | 3 | 4
}
