import { isRequired } from '@/domain/apply/state'
import { fieldId } from './field-id'
import { descOf } from './field-texts'
import type { FieldProps } from './field.types'

/** The props of every form control: id, state, and the texts that explain it. */
export const controlProps = ({ form, item, locked }: FieldProps) => {
  const id = fieldId(form.name, item.type)
  const explains = [
    item.suffix && `${id}-suffix`,
    descOf(item) && `${id}-desc`,
    item.isError && `${id}-error`,
  ].filter(Boolean)
  return {
    id,
    disabled: locked,
    required: isRequired({ items: form.items, type: item.type, today: form.today }),
    invalid: Boolean(item.isError),
    focused: form.focusedField === item.type,
    describedBy: explains.length > 0 ? explains.join(' ') : undefined,
    onBlur: () => form.leave(item.type),
  }
}
