import type { BaseProps, WithChildren } from './base.types'

export interface LabelProps extends BaseProps, WithChildren {
  /** Id of the control that it names. */
  htmlFor: string
}
