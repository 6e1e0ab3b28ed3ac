import { useState } from 'react'
import { ariaControl } from './aria'
import { controlClass } from './control-class'
import type { InputProps } from './input.types'
import { useFocus } from './use-focus'
import './field.css'

const inputModes = {
  text: 'text',
  digits: 'numeric',
  phone: 'tel',
  identity: 'text',
  email: 'email',
} as const

/**
 * A line of text. While an input method composes (pinyin before its characters) the field keeps its
 * own draft and calls no handler, because rewriting the value then doubles letters.
 */
export const Input = (props: InputProps) => {
  const [draft, setDraft] = useState<string>()
  const ref = useFocus<HTMLInputElement>(props.focused)
  return (
    <input
      ref={ref}
      type="text"
      id={props.id}
      name={props.name}
      className={controlClass(props)}
      style={props.style}
      value={draft ?? props.value}
      inputMode={inputModes[props.keyboard ?? 'text']}
      placeholder={props.placeholder}
      maxLength={props.maxLength}
      autoComplete={props.autoComplete ?? 'off'}
      autoCapitalize="off"
      disabled={props.disabled}
      readOnly={props.readOnly}
      onCompositionStart={({ currentTarget }) => setDraft(currentTarget.value)}
      onCompositionEnd={({ currentTarget }) => {
        setDraft(undefined)
        props.onChange(currentTarget.value)
      }}
      onChange={({ currentTarget }) => {
        if (draft === undefined) props.onChange(currentTarget.value)
        else setDraft(currentTarget.value)
      }}
      onBlur={props.onBlur}
      {...ariaControl(props)}
    />
  )
}
