import { chooseOption } from '@/domain/applicant-form/edit'
import { RadioGroup } from '../primitives/radio-group'
import { Select } from '../primitives/select'
import { controlProps } from './control-props'
import { FieldFrame } from './field-frame'
import { fieldId } from './field-id'
import { placeholderOf, usualChoices } from './field-texts'
import type { FieldProps } from './field.types'

const choicesOf = ({ form, item }: FieldProps) =>
  item.options ?? form.choices?.[item.type] ?? usualChoices(item.type)

const chosenOf = ({ item }: FieldProps): string =>
  typeof item.value === 'string' ? item.value : ''

/** Many options: one is picked from a list. */
export const SelectField = (props: FieldProps) => (
  <FieldFrame form={props.form} item={props.item}>
    <Select
      {...controlProps(props)}
      value={chosenOf(props)}
      choices={choicesOf(props)}
      placeholder={placeholderOf(props.item)}
      onChange={(value) => props.form.edit(props.item.type, value)}
    />
  </FieldFrame>
)

/** Few options: all are on show, in a line or as a board of frames. */
export const RadioField = (props: FieldProps) => {
  const { form, item } = props
  const chosen = chosenOf(props)
  return (
    <FieldFrame form={form} item={item} group>
      <RadioGroup
        {...controlProps(props)}
        labelledBy={`${fieldId(form.name, item.type)}-label`}
        value={chosen}
        look={item.component === 'selectBoard' ? 'cards' : 'line'}
        choices={choicesOf(props)}
        onChange={(option) =>
          form.edit(item.type, chooseOption({ chosen, option, optional: item.optional ?? false }))
        }
      />
    </FieldFrame>
  )
}
