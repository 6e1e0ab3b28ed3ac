import type { ReactNode } from 'react'
import type { ControlProps } from './base.types'

export interface Choice {
  value: string
  text: string
  /** A longer description, shown if there is room. */
  desc?: string
  disabled?: boolean | undefined
}

/** A choice with more than a text. */
export interface RichChoice extends Choice {
  /** A mark before the text. */
  mark?: ReactNode
  /** Content instead of the text, which then only names the choice. */
  body?: ReactNode
}

export interface RadioGroupProps extends ControlProps<string> {
  choices: readonly RichChoice[]
  /** `line`: one after the other; `rows`: below each other; `cards`: framed, side by side. */
  look?: 'line' | 'rows' | 'cards' | undefined
  /** A second tap on the chosen option calls the handler again, so that it can be cleared. */
  optional?: boolean | undefined
}
