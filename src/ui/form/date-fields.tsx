import { apply } from '@/copy/purchase/apply'
import { dayRangeOf, type Validity } from '@/domain/apply/item'
import { validityRange } from '@/domain/person/validity'
import type { Day } from '@/domain/time/day'
import { classNames } from '../class-names'
import { Box } from '../primitives/box'
import { Checkbox } from '../primitives/checkbox'
import { DateInput } from '../primitives/date-input'
import { Text } from '../primitives/text'
import { clearOf, controlProps, FieldFrame, type FieldProps } from './field-frame'
import { fieldId, labelOf, placeholderOf } from './field-texts'
import type { Form } from './use-form'

/** Start of the wheels for a birthday, near the middle of people's birthdays. */
const USUAL_BIRTHDAY = '1980-01-01'

interface AboutDay {
  label: string
  value: Day
  /** Start of the wheels while there is no value. */
  start: Day
  min: Day
  max: Day
}

/** Opens wheels for a day, if the form has them. */
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
    <FieldFrame form={form} item={item} aside={clearOf(props)}>
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

/**
 * A validity period: from a day until a day, or 长期. One control is shown at first, and the second
 * one once the period is begun: `2020-01-01 - 2040-01-01`, `2020-01-01 - 长期`.
 */
export const DurationField = (props: FieldProps) => {
  const { form, item } = props
  const { id, ...control } = controlProps(props)
  const value = typeof item.value === 'string' ? NONE : item.value
  const edit = (change: Partial<Validity>) => form.edit(item.type, { ...value, ...change })
  const isLong = value.type === 'longTerm'
  const isBegun = isLong || value.start !== '' || value.end !== ''
  const side = classNames('hm-field__side', isBegun && 'hm-field__side--begun')
  const begins = { min: validityRange.min, max: form.today }
  const ends = { min: form.today, max: validityRange.max }
  const wheels = (
    label: string,
    day: Day,
    range: Pick<AboutDay, 'min' | 'max'>,
    put: (day: Day) => void,
  ) => opensWheels(form, { label, value: day, start: form.today, ...range }, put)
  return (
    <FieldFrame form={form} item={item} group aside={clearOf(props)}>
      <Box
        id={id}
        className="hm-field__period"
        role="group"
        labelledBy={`${fieldId(form.name, item.type)}-label`}
      >
        <Box className={side}>
          <DateInput
            {...control}
            label={apply.validFrom}
            value={value.start}
            placeholder={isBegun ? apply.validFrom : placeholderOf(item)}
            {...begins}
            {...wheels(apply.validFrom, value.start, begins, (start) => edit({ start }))}
            onChange={(start) => edit({ start })}
          />
        </Box>
        {isBegun ? (
          <>
            <Text tone="soft" className="hm-field__until">
              -
            </Text>
            <Box className={side}>
              {isLong ? (
                <Text as="block" className="hm-control hm-control--disabled">
                  {apply.longTerm}
                </Text>
              ) : (
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
          </>
        ) : null}
      </Box>
      <Checkbox
        checked={isLong}
        disabled={control.disabled}
        onChange={(on) => edit({ type: on ? 'longTerm' : 'shortTerm', end: '' })}
      >
        {apply.longTerm}
      </Checkbox>
    </FieldFrame>
  )
}
