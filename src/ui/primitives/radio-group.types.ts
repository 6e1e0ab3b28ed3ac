import type { ControlProps } from './base.types'

export interface Choice {
  value: string
  text: string
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends ControlProps<string> {
  choices: readonly Choice[]
}
