import { apply } from '@/copy/purchase/apply'
import type { Validity } from '@/domain/applicant-form/item'
import { validityRange } from '@/domain/person/validity'
import { Box } from '../primitives/box'
import { Checkbox } from '../primitives/checkbox'
import { DateInput } from '../primitives/date-input'
import { controlProps } from './control-props'
import { FieldFrame } from './field-frame'
import { fieldId } from './field-id'
import { placeholderOf } from './field-texts'
import type { FieldProps } from './field.types'

const FIRST_BIRTHDAY = '1900-01-01'

export const DateField = (props: FieldProps) => {
  const { form, item } = props
  return (
    <FieldFrame form={form} item={item}>
      <DateInput
        {...controlProps(props)}
        value={typeof item.value === 'string' ? item.value : ''}
        placeholder={placeholderOf(item)}
        min={FIRST_BIRTHDAY}
        max={form.today}
        autoComplete={item.type === 'birthday' ? 'bday' : undefined}
        onChange={(day) => form.edit(item.type, day)}
      />
    </FieldFrame>
  )
}

const NONE: Validity = { type: 'shortTerm', start: '', end: '' }

/** A period: from a day until a day, or 长期. */
export const DurationField = (props: FieldProps) => {
  const { form, item } = props
  const { id, ...control } = controlProps(props)
  const value = typeof item.value === 'string' ? NONE : item.value
  const edit = (change: Partial<Validity>) => form.edit(item.type, { ...value, ...change })
  return (
    <FieldFrame form={form} item={item} group>
      <Box
        id={id}
        className="hm-field__line"
        role="group"
        labelledBy={`${fieldId(form.name, item.type)}-label`}
      >
        <DateInput
          {...control}
          label={apply.validFrom}
          value={value.start}
          placeholder={apply.validFrom}
          min={validityRange.min}
          max={form.today}
          onChange={(start) => edit({ start })}
        />
        {value.type === 'longTerm' ? null : (
          <DateInput
            {...control}
            focused={false}
            label={apply.validTo}
            value={value.end}
            placeholder={apply.validTo}
            min={form.today}
            max={validityRange.max}
            onChange={(end) => edit({ end })}
          />
        )}
      </Box>
      <Checkbox
        checked={value.type === 'longTerm'}
        disabled={control.disabled}
        onChange={(on) => edit({ type: on ? 'longTerm' : 'shortTerm', end: '' })}
      >
        {apply.longTerm}
      </Checkbox>
    </FieldFrame>
  )
}
