import type { ControlProps, OpensSheet } from './base.types'
import type { Choice } from './radio-group.types'

export interface SelectProps extends ControlProps<string>, OpensSheet {
  choices: readonly Choice[]
  /** Shown while nothing is chosen. */
  placeholder: string
}
