import type { KeyboardEvent } from 'react'
import { ariaControl } from './aria'
import type { ControlProps } from './base.types'
import { controlClass } from './classes'
import { Icon } from './icon'
import type { IconName } from './icons'
import { useFocus } from './use-focus'
import './field.css'

interface SheetControlProps extends Omit<ControlProps<string>, 'value' | 'onChange'> {
  /** The chosen value as text; '' if there is none. */
  text: string
  placeholder: string
  icon: IconName
  onOpen: () => void
}

/** The chosen value with a button for a sheet of choices: a combobox that opens a dialog (APG). */
export const SheetControl = (props: SheetControlProps) => {
  const { text, placeholder, icon, onOpen } = props
  const ref = useFocus<HTMLButtonElement>(props.focused)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    onOpen()
  }
  return (
    <div className="hm-choose" style={props.style}>
      <button
        ref={ref}
        type="button"
        // While it is closed, the sheet that it controls does not exist.
        // eslint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="combobox"
        aria-haspopup="dialog"
        // The open sheet covers this button, so users never reach it expanded.
        aria-expanded={false}
        id={props.id}
        className={controlClass(props)}
        disabled={props.disabled}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        onBlur={props.onBlur}
        {...ariaControl(props)}
      >
        {text || <span className="hm-control__placeholder">{placeholder}</span>}
      </button>
      <Icon name={icon} className="hm-choose__mark" />
    </div>
  )
}
