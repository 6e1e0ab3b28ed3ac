import { roomOf } from '@/domain/apply/edit'
import { certificateOf, isEncrypted } from '@/domain/apply/item'
import { readMaskedInput } from '@/domain/apply/masked-input'
import { Input } from '../primitives/input'
import type { InputProps } from '../primitives/input.types'
import { controlProps } from './control-props'
import { FieldFrame } from './field-frame'
import { placeholderOf } from './field-texts'
import type { FieldProps } from './field.types'

const autoCompletes: Readonly<Record<string, string>> = {
  name: 'name',
  mobile: 'tel-national',
  verifyCode: 'one-time-code',
  email: 'email',
}

const keyboardOf = ({ form, item }: FieldProps): InputProps['keyboard'] => {
  switch (item.type) {
    case 'mobile':
      // A landline number may have an extension, which a keypad cannot type.
      return certificateOf(form.items) === 'ORG' ? 'text' : 'phone'
    case 'verifyCode':
      return 'digits'
    case 'identity':
      return certificateOf(form.items) === '01' ? 'identity' : 'text'
    case 'email':
      return 'email'
    default:
      return item.formatter === 'digits' ? 'digits' : 'text'
  }
}

/** The control alone, for fields with another element beside it. */
export const TextControl = (props: FieldProps) => {
  const { form, item } = props
  const masked = isEncrypted(item)
  const mask = item.maskValue ?? ''
  const value = typeof item.value === 'string' ? item.value : ''
  return (
    <Input
      {...controlProps(props)}
      name={item.type}
      value={masked ? mask : value}
      keyboard={keyboardOf(props)}
      placeholder={placeholderOf(item, certificateOf(form.items))}
      maxLength={masked ? undefined : roomOf(form.items, item)}
      autoComplete={autoCompletes[item.type]}
      onChange={(text) => form.edit(item.type, masked ? readMaskedInput({ mask, text }) : text)}
    />
  )
}

export const TextField = (props: FieldProps) => (
  <FieldFrame form={props.form} item={props.item}>
    <TextControl {...props} />
  </FieldFrame>
)
