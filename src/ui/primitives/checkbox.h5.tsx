import { classNames } from '../class-names'
import type { CheckboxProps } from './control.types'
import { Icon } from './icon'
import { useFocus } from './use-focus'
import './choice.css'

export const Checkbox = (props: CheckboxProps) => {
  const ref = useFocus<HTMLInputElement>(props.focused)
  return (
    <label
      className={classNames('hm-choice', props.disabled && 'hm-choice--disabled', props.className)}
      style={props.style}
    >
      <input
        ref={ref}
        type="checkbox"
        id={props.id}
        className="hm-choice__input"
        checked={props.checked}
        disabled={props.disabled}
        aria-invalid={props.invalid || undefined}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
      <span
        className={classNames(
          'hm-choice__mark',
          props.checked && 'hm-choice__mark--on',
          props.invalid && 'hm-choice__mark--invalid',
        )}
        aria-hidden
      >
        <Icon name="check" size={18} />
      </span>
      {props.children ? <span className="hm-choice__text">{props.children}</span> : null}
    </label>
  )
}
