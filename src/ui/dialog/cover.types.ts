import type { BaseProps, WithChildren } from '../primitives/base.types'

/** Covers a whole page. Only the page itself can remove it: mask, Back and Escape do nothing. */
export interface CoverProps extends Omit<BaseProps, 'id'>, WithChildren {
  label: string
}
