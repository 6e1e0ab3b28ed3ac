import type { ControlProps } from './base.types'

export interface InputProps extends ControlProps<string> {
  name?: string | undefined
  /** The keyboard that opens. Identity numbers may end in X, so theirs is not numeric. */
  keyboard?: 'text' | 'digits' | 'phone' | 'identity' | 'email' | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  autoComplete?: string | undefined
  readOnly?: boolean | undefined
}
