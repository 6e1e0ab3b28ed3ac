import type { FormItem } from '@/domain/apply/item'
import type { Form } from './use-form'

/** The props of every kind of field. */
export interface FieldProps {
  form: Form
  item: FormItem
  locked: boolean
}
