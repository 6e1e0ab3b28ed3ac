import type { FormItem } from '@/domain/apply/item'
import { isLocked } from '@/domain/apply/state'
import { Box } from '../primitives/box'
import { CodeField, type CodeSending } from './code-field'
import type { FieldProps } from './field.types'
import { TextField } from './text-field'
import { isVisible, type Form } from './use-form'

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
