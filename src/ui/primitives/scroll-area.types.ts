import type { BaseProps, Named, WithChildren } from './base.types'

/** How near to its end counts as read, CSS pixels (specification section 9). */
export const BOTTOM_SLACK = 50

export interface ScrollAreaProps extends BaseProps, Named, WithChildren {
  /** The end came into view, or everything fits without scrolling. */
  onReachBottom?: (() => void) | undefined
}
