import { ariaControl } from './aria'
import type { SliderProps } from './control.types'
import './slider.css'

/** A native range, which supports dragging and arrow keys. */
export const Slider = (props: SliderProps) => {
  const { onSettle } = props
  return (
    <input
      type="range"
      id={props.id}
      className="hm-slider"
      min={0}
      max={props.max}
      value={props.value}
      disabled={props.disabled}
      onChange={({ currentTarget }) => props.onChange(Number(currentTarget.value))}
      onPointerUp={({ currentTarget }) => onSettle?.(Number(currentTarget.value))}
      {...ariaControl(props)}
    />
  )
}
