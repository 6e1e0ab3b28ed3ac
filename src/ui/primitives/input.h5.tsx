import { useEffect, useRef, useState, type RefObject } from 'react'
import { lengthOf } from '@/domain/base/text'
import { ariaControl } from './aria'
import { controlClass } from './classes'
import type { InputProps } from './control.types'
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
 * The value with all of an inserted text, if the browser would cut it: a number that is pasted, or
 * filled in by a keyboard, with its spaces is longer than its field. The form takes out the spaces
 * first, and cuts then. A single letter that finds no room is refused by the browser.
 */
function wholeOf(field: HTMLInputElement, inserted: string): string | undefined {
  const { value, selectionStart, selectionEnd, maxLength } = field
  const text = inserted.replace(/[\r\n]/g, '')
  const before = value.slice(0, selectionStart ?? value.length)
  const whole = before + text + value.slice(selectionEnd ?? value.length)
  return maxLength < 0 || whole.length <= maxLength || lengthOf(text) < 2 ? undefined : whole
}

/** Hands on what is inserted whole. What an input method composes is left to the browser. */
const useWhole = (field: RefObject<HTMLInputElement>, onWhole: (text: string) => void): void => {
  const latest = useRef(onWhole)
  latest.current = onWhole
  useEffect(() => {
    const element = field.current
    const take = (event: Event, inserted: string | null | undefined) => {
      const whole = element && inserted ? wholeOf(element, inserted) : undefined
      if (whole === undefined) return
      event.preventDefault()
      latest.current(whole)
    }
    let isComposing = false
    const compose = ({ type }: Event) => {
      isComposing = type === 'compositionstart'
    }
    const insert = (event: InputEvent) => {
      if (!isComposing && !event.isComposing) take(event, event.data)
    }
    // Older browsers do not tell of an insertion before it.
    const paste = (event: ClipboardEvent) => {
      if (!isComposing) take(event, event.clipboardData?.getData('text'))
    }
    element?.addEventListener('compositionstart', compose)
    element?.addEventListener('compositionend', compose)
    element?.addEventListener('beforeinput', insert)
    element?.addEventListener('paste', paste)
    return () => {
      element?.removeEventListener('compositionstart', compose)
      element?.removeEventListener('compositionend', compose)
      element?.removeEventListener('beforeinput', insert)
      element?.removeEventListener('paste', paste)
    }
  }, [field])
}

/**
 * A line of text. While an input method composes (pinyin before its characters) the field keeps its
 * own draft and calls no handler, because rewriting the value then doubles letters.
 */
export const Input = (props: InputProps) => {
  const [draft, setDraft] = useState<string>()
  const ref = useFocus<HTMLInputElement>(props.focused)
  useWhole(ref, props.onChange)
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
