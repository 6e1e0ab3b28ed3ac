import type { BaseProps, WithChildren } from './base.types'

export interface CheckboxProps extends BaseProps, WithChildren {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  focused?: boolean | undefined
  /** The name, where no text stands beside it. */
  label?: string | undefined
}
