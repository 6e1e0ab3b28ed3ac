import { fill } from '@/copy/fill'
import { formHelp } from '@/copy/shell/form-help'
import type { FormItem, Validity } from '@/domain/apply/item'
import { Button } from '../primitives/button'
import { labelOf } from './field-texts'
import type { FieldProps } from './field.types'

const NO_PERIOD: Validity = { type: 'shortTerm', start: '', end: '' }

const isBlank = ({ value }: FormItem): boolean =>
  typeof value === 'string'
    ? value === ''
    : value.type === 'shortTerm' && value.start === '' && value.end === ''

/** Clears an optional field that was set in a sheet, because a wheel always has a value. */
export const clearOf = ({ form, item, locked }: FieldProps) =>
  item.optional && !locked && !isBlank(item) ? (
    <Button
      kind="text"
      size="s"
      className="hm-field__clear"
      label={fill(formHelp.clearField, { LABEL: labelOf(item) })}
      onClick={() => form.edit(item.type, typeof item.value === 'string' ? '' : NO_PERIOD)}
    >
      {formHelp.clear}
    </Button>
  ) : null
