import type { ReactNode } from 'react'
import type { ControlProps } from './base.types'

export interface Choice {
  value: string
  text: string
  disabled?: boolean | undefined
}

/** A choice that is more than a word. */
export interface RichChoice extends Choice {
  /** Before the text: a mark. */
  mark?: ReactNode
  /** In place of the text, which then only names the choice. */
  body?: ReactNode
}

export interface RadioGroupProps extends ControlProps<string> {
  choices: readonly RichChoice[]
  /** `line`: one after the other; `rows`: one below the other; `cards`: framed, side by side. */
  look?: 'line' | 'rows' | 'cards' | undefined
}
