import type { ControlProps } from './base.types'

/** A whole number between 0 and `max`. */
export interface SliderProps extends Omit<ControlProps<number>, 'onBlur'> {
  max: number
  /** The person let go, or left it. */
  onSettle?: ((value: number) => void) | undefined
}
