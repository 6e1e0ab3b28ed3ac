import type { ControlProps } from './base.types'

/** A whole number between 0 and `max`. */
export interface SliderProps extends Omit<ControlProps<number>, 'onBlur'> {
  max: number
  /** Called when the user releases the slider. */
  onSettle?: ((value: number) => void) | undefined
}
