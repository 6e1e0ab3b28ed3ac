import type { BaseProps, WithChildren } from '../primitives/base.types'

/** Over a whole page and its own to put away: no mask, no Back, no Escape. */
export interface CoverProps extends Omit<BaseProps, 'id'>, WithChildren {
  label: string
}
