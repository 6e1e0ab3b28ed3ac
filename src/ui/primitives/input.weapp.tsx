import { Input as WeappInput, type InputProps as WeappInputProps } from '@tarojs/components'
import { useMemo, useRef } from 'react'
import { ariaControl } from './aria'
import { controlClass } from './classes'
import type { InputProps } from './control.types'
import { useNativeValue } from './use-native-value.weapp'
import { weappAria, weappBase } from './weapp-base'
import './field.css'

const types: Record<NonNullable<InputProps['keyboard']>, keyof WeappInputProps.Type> = {
  text: 'text',
  digits: 'number',
  phone: 'number',
  identity: 'idcard',
  email: 'text',
}

/**
 * WeChat tells of no pasting and cuts without a word, so the field has room for a number with its
 * spaces. The form takes them out, cuts, and the field shows at once what is left.
 */
const roomFor = (maxLength: number | undefined): number =>
  maxLength === undefined ? -1 : maxLength * 2

/**
 * A line of text. The element is memoised, because Taro sends the value of every field that is
 * drawn again, and each key draws the form again.
 */
export const Input = (props: InputProps) => {
  const latest = useRef(props)
  latest.current = props
  const native = useNativeValue(props.value, (text) => latest.current.onChange(text))
  const { id, name, keyboard = 'text', placeholder, maxLength, focused, style } = props
  const className = controlClass(props)
  const disabled = Boolean(props.disabled || props.readOnly)
  const aria = weappAria(ariaControl(props))
  const ariaKey = JSON.stringify(aria)
  return useMemo(
    () => (
      <WeappInput
        key={native.key}
        {...weappBase({ id, className, style })}
        {...(name !== undefined && { name })}
        value={native.text()}
        type={types[keyboard]}
        placeholder={placeholder ?? ''}
        placeholderClass="hm-control__placeholder"
        maxlength={roomFor(maxLength)}
        disabled={disabled}
        focus={Boolean(focused)}
        cursorSpacing={120}
        onFocus={native.onFocus}
        onInput={({ detail }) => native.onInput(detail.value)}
        onBlur={({ detail }) => {
          native.onBlur(detail.value)
          latest.current.onBlur?.()
        }}
        {...aria}
      />
    ),
    // `aria` is compared by its content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [
      native,
      id,
      name,
      className,
      style,
      keyboard,
      placeholder,
      maxLength,
      disabled,
      focused,
      ariaKey,
    ],
  )
}
