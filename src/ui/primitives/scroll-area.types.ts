import type { BaseProps, Named, WithChildren } from './base.types'

export interface ScrollAreaProps extends BaseProps, Named, WithChildren {
  /** Called when the end is visible, or when everything fits without scrolling. */
  onReachBottom?: (() => void) | undefined
}
