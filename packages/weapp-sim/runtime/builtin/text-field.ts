import { define } from '../logic/define'
import type { Control, Controls } from '../logic/define'
import { nameByLabel } from './label-name'

/** WeChat cuts a value at 140 characters by default. A maxlength of -1 means no limit. */
const DEFAULT_MAX_LENGTH = 140

const KEYBOARDS: Readonly<Record<string, string>> = {
  number: 'numeric',
  digit: 'decimal',
  idcard: 'text',
}

const properties = {
  value: [String, ''],
  type: [String, 'text'],
  password: [Boolean, false],
  placeholder: [String, ''],
  placeholderStyle: [String, ''],
  placeholderClass: [String, ''],
  disabled: [Boolean, false],
  maxlength: [Number, DEFAULT_MAX_LENGTH],
  focus: [Boolean, false],
  autoFocus: [Boolean, false],
  confirmType: [String, 'done'],
  cursorSpacing: [Number, 0],
  adjustPosition: [Boolean, true],
  autoHeight: [Boolean, false],
  showConfirmBar: [Boolean, true],
  name: [String, ''],
} as const

type Field = HTMLInputElement | HTMLTextAreaElement

const attach = (control: Control, field: Field): Controls => {
  field.className = 'wx-field'
  control.host.append(field)
  nameByLabel(control.host.id)
  const detail = () => ({ value: field.value, cursor: field.selectionStart ?? field.value.length })
  const say = (event: string) => () => control.fire(event, detail())
  field.addEventListener('input', say('input'))
  field.addEventListener('focus', say('focus'))
  field.addEventListener('blur', say('blur'))
  field.addEventListener('change', say('change'))
  field.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Enter') control.fire('confirm', detail())
  })
  const type = (value: string) => {
    if (field.disabled) throw new Error('the field is disabled')
    field.focus()
    field.value = field.maxLength > -1 ? value.slice(0, field.maxLength) : value
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return {
    inner: field,
    changed: {
      value: (value: string) => {
        if (field.value !== value) field.value = value
      },
      placeholder: (value: string) => (field.placeholder = value),
      disabled: (value: boolean) => (field.disabled = value),
      maxlength: (value: number) =>
        value < 0 ? field.removeAttribute('maxlength') : (field.maxLength = value),
      focus: (value: boolean) => {
        if (value) field.focus()
      },
      autoFocus: (value: boolean) => {
        if (value) field.focus()
      },
      type: (value: string) => (field.inputMode = KEYBOARDS[value] ?? 'text'),
      password: (value: boolean) => {
        if (field instanceof HTMLInputElement) field.type = value ? 'password' : 'text'
      },
    },
    functions: { input: type },
    read: { value: () => field.value },
    press: () => field.focus(),
    formValue: () => field.value,
    resetForm: () => (field.value = ''),
  }
}

export const defineTextFields = (): void => {
  define('input', properties, (control) => attach(control, document.createElement('input')))
  define('textarea', properties, (control) => attach(control, document.createElement('textarea')))
}
