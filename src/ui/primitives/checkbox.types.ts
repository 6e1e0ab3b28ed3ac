import type { BaseProps, WithChildren } from './base.types'

export interface CheckboxProps extends BaseProps, WithChildren {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  focused?: boolean | undefined
  /** The name, if no text stands beside the box. */
  label?: string | undefined
}
