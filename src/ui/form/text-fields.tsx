import { fill } from '@/copy/fill'
import { login } from '@/copy/shell/login'
import { roomOf } from '@/domain/apply/edit'
import { certificateOf, isEncrypted, type FormItem } from '@/domain/apply/item'
import { readMaskedInput } from '@/domain/apply/masked-input'
import { isLocked } from '@/domain/apply/state'
import { RESEND_SECONDS } from '@/domain/time/countdown'
import { useCountdown } from '../display/use-countdown'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import type { InputProps } from '../primitives/control.types'
import { Input } from '../primitives/input'
import { controlProps, FieldFrame, type FieldProps } from './field-frame'
import { placeholderOf } from './field-texts'
import { isVisible, type Form } from './use-form'

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
const TextControl = (props: FieldProps) => {
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

const TextField = (props: FieldProps) => (
  <FieldFrame form={props.form} item={props.item}>
    <TextControl {...props} />
  </FieldFrame>
)

/** Sends the code that a form asks for. */
interface CodeSending {
  send: () => Promise<void>
  /** When the last code was sent (ms). The wait for another counts from it. */
  sentAtMs: number | undefined
}

const CodeField = ({ code, ...props }: FieldProps & { code: CodeSending }) => {
  const { sentAtMs } = code
  const wait = useCountdown(sentAtMs === undefined ? undefined : sentAtMs + RESEND_SECONDS * 1000)
  const words = () => {
    if (wait.running) return fill(login.resendIn, { N: wait.running.seconds })
    if (!wait.ended) return login.codeSent
    return sentAtMs === undefined ? login.sendCode : login.resend
  }
  return (
    <FieldFrame form={props.form} item={props.item}>
      <Box className="hm-field__line">
        <Box className="hm-field__code">
          <Box className="hm-field__room" decorative>
            {placeholderOf(props.item)}
          </Box>
          <TextControl {...props} />
        </Box>
        <Button className="hm-field__send" disabled={!wait.ended} onClick={code.send}>
          {words()}
        </Button>
      </Box>
    </FieldFrame>
  )
}

export interface AskedWithCode {
  form: Form
  /** Required by forms that ask for a code. */
  code?: CodeSending | undefined
}

export const fieldProps = (form: Form, item: FormItem): FieldProps => ({
  form,
  item,
  locked: isLocked({ items: form.items, type: item.type, today: form.today }),
})

export const TypedField = ({ form, item, code }: AskedWithCode & { item: FormItem }) =>
  item.type === 'verifyCode' && code ? (
    <CodeField {...fieldProps(form, item)} code={code} />
  ) : (
    <TextField {...fieldProps(form, item)} />
  )

/** A form of typed fields only, such as a phone and its code. Its page loads no pickers. */
export const TextFields = ({ form, code }: AskedWithCode) => (
  <Box className="hm-form">
    {form.items
      .filter((item) => isVisible(form.items, item))
      .map((item) => (
        <TypedField key={item.type} form={form} item={item} code={code} />
      ))}
  </Box>
)
