import type { CSSProperties, ReactNode } from 'react'

/** A style attribute that may also set our custom properties (`--hm-accent`). */
export type Style = CSSProperties & Partial<Record<`--hm-${string}`, string>>

/** What every primitive takes. */
export interface BaseProps {
  id?: string | undefined
  className?: string | undefined
  style?: Style | undefined
}

/** How assistive technology is told what the eye sees. */
export interface Named {
  /** The accessible name, where content or a Label does not give it. */
  label?: string | undefined
  /** Id of the text that names it. */
  labelledBy?: string | undefined
  /** Ids of the texts that explain it: tip, error. */
  describedBy?: string | undefined
}

export interface WithChildren {
  children?: ReactNode
}

/** A control that a sheet may fill in place of the browser's own list or calendar. */
export interface OpensSheet {
  /** Shows the sheet, which tells `onChange`. The mini-program's own pickers are sheets already. */
  onOpen?: (() => void) | undefined
}

/** What every control of a form takes. */
export interface ControlProps<T> extends BaseProps, Named {
  value: T
  onChange: (value: T) => void
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Red border, and said so to screen readers. */
  invalid?: boolean | undefined
  /** Turns true to move the focus here. */
  focused?: boolean | undefined
}
