import { useState, type ClipboardEvent } from 'react'
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
 * The value with all of a pasted text, where the browser would cut it: a number that is pasted with
 * spaces is longer than its field. The form takes out the spaces first, and cuts then.
 */
function pastedWhole(
  event: ClipboardEvent<HTMLInputElement>,
  maxLength: number | undefined,
): string | undefined {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const pasted = event.clipboardData.getData('text').replace(/[\r\n]/g, '')
  const before = value.slice(0, selectionStart ?? value.length)
  const whole = before + pasted + value.slice(selectionEnd ?? value.length)
  if (maxLength === undefined || whole.length <= maxLength) return undefined
  event.preventDefault()
  return whole
}

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
      onPaste={(event) => {
        const whole = draft === undefined && pastedWhole(event, props.maxLength)
        if (whole) props.onChange(whole)
      }}
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
