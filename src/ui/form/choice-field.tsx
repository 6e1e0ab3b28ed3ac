import { chooseOption } from '@/domain/apply/edit'
import { certificateOf } from '@/domain/apply/item'
import { RadioGroup } from '../primitives/radio-group'
import { Select } from '../primitives/select'
import { Text } from '../primitives/text'
import { clearOf, controlProps, FieldFrame, type FieldProps } from './field-frame'
import { fieldId, labelOf, placeholderOf, usualChoices } from './field-texts'

const choicesOf = ({ form, item }: FieldProps) =>
  item.options ?? form.choices?.[item.type] ?? usualChoices(item.type)

const chosenOf = ({ item }: FieldProps): string =>
  typeof item.value === 'string' ? item.value : ''

/** Longest list for a wheel. For longer ones the browser's own list can search by typing. */
const MOST_ON_A_WHEEL = 40

/** If more options do not fit in a line, a sheet shows them as rows. */
const MOST_IN_A_LINE = 4

/** A field with many options, chosen from a list. */
export const SelectField = (props: FieldProps) => {
  const { form, item } = props
  const choices = choicesOf(props)
  const put = (option: string | undefined) => {
    const chosen = chosenOf(props)
    const optional = item.optional ?? false
    if (option !== undefined) form.edit(item.type, chooseOption({ chosen, option, optional }))
  }
  const { pickers } = form
  const open = async () => {
    if (!pickers) return
    const about = {
      title: labelOf(item, certificateOf(form.items)),
      choices,
      value: chosenOf(props),
    }
    // A second tap on a row clears it. A wheel always has a value.
    if (item.component === 'selector') return put(await pickers.choose(about))
    const picked = await pickers.pick(about)
    if (picked !== undefined) form.edit(item.type, picked)
  }
  return (
    <FieldFrame form={form} item={item} aside={clearOf(props)}>
      <Select
        {...controlProps(props)}
        value={chosenOf(props)}
        choices={choices}
        placeholder={placeholderOf(item)}
        onChange={put}
        onOpen={pickers && choices.length <= MOST_ON_A_WHEEL ? () => void open() : undefined}
      />
    </FieldFrame>
  )
}

/** A field with few options, all visible in a line or as a board. */
export const RadioField = (props: FieldProps) => {
  const { form, item } = props
  const chosen = chosenOf(props)
  const choices = choicesOf(props)
  if (item.component === 'selector' && choices.length > MOST_IN_A_LINE)
    return <SelectField {...props} />
  return (
    <FieldFrame form={form} item={item} group>
      <RadioGroup
        {...controlProps(props)}
        labelledBy={`${fieldId(form.name, item.type)}-label`}
        value={chosen}
        look={item.component === 'selectBoard' ? 'cards' : 'line'}
        choices={choices}
        optional={item.optional}
        onChange={(option) =>
          form.edit(item.type, chooseOption({ chosen, option, optional: item.optional ?? false }))
        }
      />
      {chosen === '' && placeholderOf(item) && !item.isError ? (
        <Text as="block" className="hm-field__desc" size="s" tone="faint">
          {placeholderOf(item)}
        </Text>
      ) : null}
    </FieldFrame>
  )
}
