import type { ControlProps } from './base.types'
import type { Choice } from './radio-group.types'

export interface SelectProps extends ControlProps<string> {
  choices: readonly Choice[]
  /** Shown while nothing is chosen. */
  placeholder: string
}
