import type { FormItem } from '@/domain/applicant-form/item'
import { isLocked } from '@/domain/applicant-form/state'
import { Box } from '../primitives/box'
import { RadioField, SelectField } from './choice-field'
import { CodeField, type CodeSending } from './code-field'
import { DateField, DurationField } from './date-fields'
import { TextField } from './text-field'
import { isVisible, type Form } from './use-form'

export interface FormFieldsProps {
  form: Form
  /** Needed by forms that ask for a code. */
  code?: CodeSending | undefined
}

/** Every visible field of a form, in its order. */
export const FormFields = ({ form, code }: FormFieldsProps) => (
  <Box className="hm-form">
    {form.items
      .filter((item) => isVisible(form.items, item))
      .map((item) => (
        <Field key={item.type} form={form} item={item} code={code} />
      ))}
  </Box>
)

const Field = ({ form, item, code }: FormFieldsProps & { item: FormItem }) => {
  const locked = isLocked({ items: form.items, type: item.type, today: form.today })
  const props = { form, item, locked }
  switch (item.component) {
    case 'picker':
      return <SelectField {...props} />
    case 'selector':
    case 'selectBoard':
      return <RadioField {...props} />
    case 'datePicker':
      return <DateField {...props} />
    case 'duringPicker':
      return <DurationField {...props} />
    case 'text':
      return item.type === 'verifyCode' && code ? (
        <CodeField {...props} code={code} />
      ) : (
        <TextField {...props} />
      )
  }
}
