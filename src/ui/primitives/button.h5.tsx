import { ariaNamed } from './aria'
import { buttonClass } from './classes'
import type { ButtonProps } from './control.types'
import { useFocus } from './use-focus'
import { usePress } from './use-press'
import './button.css'
import './button.h5.css'

export const Button = (props: ButtonProps) => {
  const { press, pending } = usePress(props.onClick, Boolean(props.disabled || props.busy))
  const ref = useFocus<HTMLButtonElement>(props.focused)
  const busy = Boolean(props.busy) || pending
  return (
    <button
      ref={ref}
      type="button"
      id={props.id}
      className={buttonClass(props, busy)}
      style={props.style}
      disabled={props.disabled}
      role={props.role}
      aria-busy={busy || undefined}
      aria-pressed={props.pressed}
      aria-selected={props.role === 'switch' ? undefined : props.selected}
      aria-checked={props.role === 'switch' ? props.selected : undefined}
      aria-expanded={props.expanded}
      aria-current={props.current || undefined}
      aria-controls={props.controls}
      onClick={press}
      {...ariaNamed(props)}
    >
      {busy && props.kind !== 'bare' ? <span className="hm-button__spinner" aria-hidden /> : null}
      {props.children}
    </button>
  )
}
