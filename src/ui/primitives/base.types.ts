import type { CSSProperties, ReactNode } from 'react'

/** A style attribute that may also set our custom properties (`--hm-accent`). */
export type Style = CSSProperties & Partial<Record<`--hm-${string}`, string>>

/** Props that every primitive accepts. */
export interface BaseProps {
  id?: string | undefined
  className?: string | undefined
  style?: Style | undefined
}

/** Names and descriptions for assistive technology. */
export interface Named {
  /** The accessible name, if neither the content nor a Label gives it. */
  label?: string | undefined
  /** Id of the text that names the element. */
  labelledBy?: string | undefined
  /** Ids of the texts that explain the element: tip, error. */
  describedBy?: string | undefined
}

export interface WithChildren {
  children?: ReactNode
}

/** A control that may open a sheet instead of the browser's list or calendar. */
export interface OpensSheet {
  /** Opens the sheet, which calls `onChange`. The mini-program's own pickers already are sheets. */
  onOpen?: (() => void) | undefined
}

/** Props that every form control accepts. */
export interface ControlProps<T> extends BaseProps, Named {
  value: T
  onChange: (value: T) => void
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Shows a red border and tells screen readers. */
  invalid?: boolean | undefined
  /** A change to true moves the focus here. */
  focused?: boolean | undefined
}
