import type { ReactNode } from 'react'
import type { BaseProps, Named, WithChildren, ControlProps, OpensSheet } from './base.types'

export interface ButtonProps extends BaseProps, Named, WithChildren {
  /** While a returned promise is pending the button is busy and further taps do nothing. */
  onClick?: (() => void | Promise<void>) | undefined
  /** Use one primary button per screen. `bare` has no style of its own. */
  kind?: 'primary' | 'secondary' | 'text' | 'bare' | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
  disabled?: boolean | undefined
  busy?: boolean | undefined
  role?: 'tab' | 'switch' | 'option' | undefined
  selected?: boolean | undefined
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  /** It leads to what is shown now. */
  current?: boolean | undefined
  /** Id of the element that it opens or switches. */
  controls?: string | undefined
  focused?: boolean | undefined
}

export interface InputProps extends ControlProps<string> {
  name?: string | undefined
  /** The keyboard that opens. Identity numbers may end in X, so theirs is not numeric. */
  keyboard?: 'text' | 'digits' | 'phone' | 'identity' | 'email' | undefined
  placeholder?: string | undefined
  /**
   * The most characters that the field holds. An inserted text may be longer: `onChange` gets all of it,
   * and the caller cuts what is left when spaces are gone.
   */
  maxLength?: number | undefined
  autoComplete?: string | undefined
  readOnly?: boolean | undefined
}

export interface CheckboxProps extends BaseProps, WithChildren {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
  focused?: boolean | undefined
  /** The name, if no text stands beside the box. */
  label?: string | undefined
}

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

export interface SelectProps extends ControlProps<string>, OpensSheet {
  choices: readonly Choice[]
  /** Shown while nothing is chosen. */
  placeholder: string
}

/** A day, `YYYY-MM-DD`, or empty. */
export interface DateInputProps extends ControlProps<string>, OpensSheet {
  placeholder: string
  /** First and last day that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  autoComplete?: string | undefined
}

/** A whole number between 0 and `max`. */
export interface SliderProps extends Omit<ControlProps<number>, 'onBlur'> {
  max: number
  /** Called when the user releases the slider. */
  onSettle?: ((value: number) => void) | undefined
}

export interface SwitchProps extends BaseProps, Named {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

export interface WheelOption {
  value: string
  text: string
}

/** A column that is turned until the wanted option stands in its middle. */
export interface WheelProps {
  /** What the wheel chooses: 年, 月, 日. */
  label: string
  options: readonly WheelOption[]
  /** A value that is no option shows the first one. */
  value: string
  onChange: (value: string) => void
}
