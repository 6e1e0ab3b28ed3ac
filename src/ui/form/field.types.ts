import type { FormItem } from '@/domain/applicant-form/item'
import type { Form } from './use-form'

/** What each kind of field is given. */
export interface FieldProps {
  form: Form
  item: FormItem
  locked: boolean
}
