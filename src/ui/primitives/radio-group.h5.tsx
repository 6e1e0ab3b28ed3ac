import { useId } from 'react'
import { classNames } from '../class-names'
import { ariaControl } from './aria'
import type { RadioGroupProps } from './radio-group.types'
import { useFocus } from './use-focus'
import './choice.css'

export const RadioGroup = (props: RadioGroupProps) => {
  const name = useId()
  const ref = useFocus<HTMLInputElement>(props.focused)
  const chosen = props.choices.findIndex(({ value }) => value === props.value)
  return (
    <div
      id={props.id}
      className={classNames('hm-radios', props.className)}
      style={props.style}
      role="radiogroup"
      {...ariaControl(props)}
    >
      {props.choices.map(({ value, text, disabled = false }, index) => {
        const off = disabled || props.disabled
        return (
          <label key={value} className={classNames('hm-choice', off && 'hm-choice--disabled')}>
            <input
              ref={index === Math.max(chosen, 0) ? ref : undefined}
              type="radio"
              className="hm-choice__input"
              name={name}
              checked={value === props.value}
              disabled={off}
              onChange={() => props.onChange(value)}
              onBlur={props.onBlur}
            />
            <span
              className={classNames(
                'hm-choice__mark hm-choice__mark--round',
                value === props.value && 'hm-choice__mark--on',
                props.invalid && 'hm-choice__mark--invalid',
              )}
              aria-hidden
            >
              ●
            </span>
            <span className="hm-choice__text">{text}</span>
          </label>
        )
      })}
    </div>
  )
}
