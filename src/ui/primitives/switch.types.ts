import type { BaseProps, Named } from './base.types'

export interface SwitchProps extends BaseProps, Named {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}
