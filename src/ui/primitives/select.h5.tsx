import { classNames } from '../class-names'
import { ariaControl } from './aria'
import { controlClass } from './classes'
import type { SelectProps } from './control.types'
import { Icon } from './icon'
import { SheetControl } from './sheet-control'
import { useFocus } from './use-focus'
import './field.css'

export const Select = (props: SelectProps) =>
  props.onOpen ? (
    <SheetControl
      {...props}
      text={props.choices.find(({ value }) => value === props.value)?.text ?? ''}
      icon="down"
      onOpen={props.onOpen}
    />
  ) : (
    <NativeSelect {...props} />
  )

const NativeSelect = (props: SelectProps) => {
  const ref = useFocus<HTMLSelectElement>(props.focused)
  return (
    <div className="hm-choose" style={props.style}>
      <select
        ref={ref}
        id={props.id}
        className={classNames(controlClass(props), props.value === '' && 'hm-control__placeholder')}
        value={props.value}
        disabled={props.disabled}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
        onBlur={props.onBlur}
        {...ariaControl(props)}
      >
        <option value="" disabled>
          {props.placeholder}
        </option>
        {props.choices.map(({ value, text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" className="hm-choose__mark" />
    </div>
  )
}
