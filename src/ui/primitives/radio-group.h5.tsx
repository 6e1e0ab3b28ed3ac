import { useId } from 'react'
import { classNames } from '../class-names'
import { ariaControl } from './aria'
import type { RadioGroupProps } from './control.types'
import { useFocus } from './use-focus'
import './choice.css'

export const RadioGroup = (props: RadioGroupProps) => {
  const name = useId()
  const ref = useFocus<HTMLInputElement>(props.focused)
  const chosen = props.choices.findIndex(({ value }) => value === props.value)
  return (
    <div
      id={props.id}
      className={classNames('hm-radios', `hm-radios--${props.look ?? 'line'}`, props.className)}
      style={props.style}
      role="radiogroup"
      {...ariaControl(props)}
    >
      {props.choices.map(({ value, text, disabled = false, mark, body }, index) => {
        const off = disabled || props.disabled
        const on = value === props.value
        return (
          <label
            key={value}
            className={classNames('hm-choice', on && 'hm-choice--on', off && 'hm-choice--disabled')}
          >
            <input
              ref={index === Math.max(chosen, 0) ? ref : undefined}
              type="radio"
              className="hm-choice__input"
              name={name}
              checked={on}
              disabled={off}
              onChange={() => props.onChange(value)}
              // A checked radio fires no change event, but it does fire a click.
              onClick={on && props.optional ? () => props.onChange(value) : undefined}
              onBlur={props.onBlur}
            />
            <span
              className={classNames(
                'hm-choice__mark hm-choice__mark--round',
                on && 'hm-choice__mark--on',
                props.invalid && 'hm-choice__mark--invalid',
              )}
              aria-hidden
            >
              ●
            </span>
            {mark}
            <span className="hm-choice__text">{body ?? text}</span>
          </label>
        )
      })}
    </div>
  )
}
