import { ariaControl } from './aria'
import { controlClass } from './classes'
import type { DateInputProps } from './control.types'
import { SheetControl } from './sheet-control'
import { useFocus } from './use-focus'
import './field.css'

export const DateInput = (props: DateInputProps) =>
  props.onOpen ? (
    <SheetControl {...props} text={props.value} icon="calendar" onOpen={props.onOpen} />
  ) : (
    <NativeDate {...props} />
  )

/** The browser's date control, which has keyboard entry, a picker and screen reader support. */
const NativeDate = (props: DateInputProps) => {
  const ref = useFocus<HTMLInputElement>(props.focused)
  return (
    <input
      ref={ref}
      type="date"
      id={props.id}
      className={controlClass(props)}
      style={props.style}
      value={props.value}
      min={props.min}
      max={props.max}
      title={props.placeholder}
      disabled={props.disabled}
      autoComplete={props.autoComplete ?? 'off'}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      onBlur={props.onBlur}
      {...ariaControl(props)}
    />
  )
}
