import { Fragment, type ReactNode } from 'react'
import type { FormItem } from '@/domain/apply/item'
import { Box } from '../primitives/box'
import { RadioField, SelectField } from './choice-field'
import { DateField, DurationField } from './date-fields'
import { fieldProps, TypedField, type AskedWithCode } from './text-fields'
import { isVisible } from './use-form'

export interface FormFieldsProps extends AskedWithCode {
  /** Content directly below a field, by the field's type. */
  below?: Readonly<Record<string, ReactNode>> | undefined
}

/** Draws every visible field of a form in its order. */
export const FormFields = ({ form, code, below }: FormFieldsProps) => (
  <Box className="hm-form">
    {form.items
      .filter((item) => isVisible(form.items, item))
      .map((item) => (
        <Fragment key={item.type}>
          <Field form={form} item={item} code={code} />
          {below?.[item.type]}
        </Fragment>
      ))}
  </Box>
)

const Field = ({ form, item, code }: AskedWithCode & { item: FormItem }) => {
  const props = fieldProps(form, item)
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
      return <TypedField form={form} item={item} code={code} />
  }
}
