import { Input as WeappInput, type InputProps as WeappInputProps } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { ariaControl } from './aria'
import { controlClass } from './control-class'
import type { InputProps } from './input.types'
import { weappAria } from './weapp-aria'
import './field.css'

const types: Record<NonNullable<InputProps['keyboard']>, keyof WeappInputProps.Type> = {
  text: 'text',
  digits: 'number',
  phone: 'number',
  identity: 'idcard',
}

/**
 * What the person types is not sent back to the native field, which would disturb an input
 * method that composes; only a value that came from elsewhere is, by a fresh field.
 */
const useFieldValue = (value: string) => {
  const typed = useRef(value)
  const [field, setField] = useState({ key: 0, value })
  useEffect(() => {
    if (value === typed.current) return
    typed.current = value
    setField(({ key }) => ({ key: key + 1, value }))
  }, [value])
  return { field, typed }
}

export const Input = (props: InputProps) => {
  const { field, typed } = useFieldValue(props.value)
  return (
    <WeappInput
      key={field.key}
      id={props.id}
      name={props.name}
      className={controlClass(props)}
      style={props.style}
      value={field.value}
      type={types[props.keyboard ?? 'text']}
      placeholder={props.placeholder}
      placeholderClass="hm-control__placeholder"
      maxlength={props.maxLength ?? -1}
      disabled={Boolean(props.disabled || props.readOnly)}
      focus={props.focused}
      cursorSpacing={120}
      onInput={({ detail }) => {
        typed.current = detail.value
        props.onChange(detail.value)
      }}
      onBlur={() => props.onBlur?.()}
      {...weappAria(ariaControl(props))}
    />
  )
}
