import type { BaseProps, Named, WithChildren } from './base.types'

export interface ListProps extends BaseProps, Named, WithChildren {
  /** Whether the order of the items matters. */
  ordered?: boolean | undefined
}

export interface ListItemProps extends BaseProps, WithChildren {}
