import type { ControlProps, OpensSheet } from './base.types'

/** A day, `YYYY-MM-DD`, or empty. */
export interface DateInputProps extends ControlProps<string>, OpensSheet {
  placeholder: string
  /** First and last day that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  autoComplete?: string | undefined
}
