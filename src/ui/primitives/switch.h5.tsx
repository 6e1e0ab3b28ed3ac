import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import type { SwitchProps } from './control.types'
import './switch.css'

export const Switch = (props: SwitchProps) => (
  <input
    type="checkbox"
    role="switch"
    id={props.id}
    className={classNames(
      'hm-switch',
      props.checked && 'hm-switch--on',
      props.disabled && 'hm-switch--disabled',
      props.className,
    )}
    style={props.style}
    checked={props.checked}
    disabled={props.disabled}
    onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
    {...ariaNamed(props)}
  />
)
