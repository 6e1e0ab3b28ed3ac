import type { ControlProps } from './base.types'

/** A day, `YYYY-MM-DD`, or empty. */
export interface DateInputProps extends ControlProps<string> {
  placeholder: string
  /** First and last day that can be chosen. */
  min?: string | undefined
  max?: string | undefined
  autoComplete?: string | undefined
}
