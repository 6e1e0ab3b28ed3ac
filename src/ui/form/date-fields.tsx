import { apply } from '@/copy/purchase/apply'
import { dayRangeOf } from '@/domain/applicant-form/day-range'
import type { Validity } from '@/domain/applicant-form/item'
import { validityRange } from '@/domain/person/validity'
import type { Day } from '@/domain/time/day'
import { Box } from '../primitives/box'
import { Checkbox } from '../primitives/checkbox'
import { DateInput } from '../primitives/date-input'
import { controlProps } from './control-props'
import { FieldFrame } from './field-frame'
import { fieldId } from './field-id'
import { labelOf, placeholderOf } from './field-texts'
import type { FieldProps } from './field.types'
import type { Form } from './use-form'

/** Where the wheels stand at first: half of all people are not far from it. */
const USUAL_BIRTHDAY = '1980-01-01'

interface AboutDay {
  label: string
  value: Day
  /** Where the wheels stand while there is no value. */
  start: Day
  min: Day
  max: Day
}

/** What opens wheels on a day, where a form has them. */
const opensWheels = (
  { pickers }: Form,
  { label, value, start, ...range }: AboutDay,
  put: (day: Day) => void,
) =>
  pickers && {
    onOpen: () =>
      void pickers.day({ title: label, value: value || start, ...range }).then((day) => {
        if (day !== undefined) put(day)
      }),
  }

export const DateField = (props: FieldProps) => {
  const { form, item } = props
  const value = typeof item.value === 'string' ? item.value : ''
  const range = dayRangeOf(item, form.today)
  const isBirthday = item.type === 'birthday'
  const put = (day: Day) => form.edit(item.type, day)
  const about = {
    ...range,
    label: labelOf(item),
    value,
    start: isBirthday ? USUAL_BIRTHDAY : range.max,
  }
  return (
    <FieldFrame form={form} item={item}>
      <DateInput
        {...controlProps(props)}
        {...range}
        {...opensWheels(form, about, put)}
        value={value}
        placeholder={placeholderOf(item)}
        autoComplete={isBirthday ? 'bday' : undefined}
        onChange={put}
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
  const begins = { min: validityRange.min, max: form.today }
  const ends = { min: form.today, max: validityRange.max }
  const wheels = (
    label: string,
    day: Day,
    range: Pick<AboutDay, 'min' | 'max'>,
    put: (day: Day) => void,
  ) => opensWheels(form, { label, value: day, start: form.today, ...range }, put)
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
          {...begins}
          {...wheels(apply.validFrom, value.start, begins, (start) => edit({ start }))}
          onChange={(start) => edit({ start })}
        />
        {value.type === 'longTerm' ? null : (
          <DateInput
            {...control}
            focused={false}
            label={apply.validTo}
            value={value.end}
            placeholder={apply.validTo}
            {...ends}
            {...wheels(apply.validTo, value.end, ends, (end) => edit({ end }))}
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
