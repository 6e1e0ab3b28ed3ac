import type { ControlProps } from './base.types'

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
