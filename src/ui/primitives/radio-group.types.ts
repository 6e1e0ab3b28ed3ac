import type { ReactNode } from 'react'
import type { ControlProps } from './base.types'

export interface Choice {
  value: string
  text: string
  /** What more there is to say, where there is room for it. */
  desc?: string
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
  /** The chosen one may be tapped again, which tells it once more: to be given up. */
  optional?: boolean | undefined
}
