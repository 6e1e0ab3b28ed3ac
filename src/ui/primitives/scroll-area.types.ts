import type { BaseProps, Named, WithChildren } from './base.types'

export interface ScrollAreaProps extends BaseProps, Named, WithChildren {
  /** The end came into view, or everything fits without scrolling. */
  onReachBottom?: (() => void) | undefined
}
