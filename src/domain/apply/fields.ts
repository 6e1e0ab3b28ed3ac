import type { NameRole } from '../person/name'
import {
  fieldTypes,
  formComponents,
  insurantFields,
  newForm,
  type FieldType,
  type FormItem,
} from './item'

/**
 * A product's change to a usual field of its forms, or a field of its own. `value` is the initial
 * value.
 */
export type FieldChange = Partial<Omit<FormItem, 'value'>> & { type: string; value?: string }

export type FormFields = {
  applicant?: readonly FieldChange[]
  insurant?: readonly FieldChange[]
}

const isUsual = (type: string): type is FieldType => fieldTypes.some((known) => known === type)

/** The fields that a product adds. They are sent unchanged, next to the usual fields. */
export const ownFields = (items: readonly FormItem[]): FormItem[] =>
  items.filter(({ type }) => !isUsual(type) || type === 'email')

const usual = (role: NameRole): readonly FieldType[] =>
  role === 'applicant' ? [...insurantFields, 'mobile'] : insurantFields

/**
 * Builds a product's empty form: the usual fields with the product's changes, then its own fields.
 */
export function formOf(role: NameRole, form: FormFields = {}): FormItem[] {
  const changes = (role === 'applicant' ? form.applicant : form.insurant) ?? []
  const changeOf = (type: string) => changes.find((change) => change.type === type)
  const shown = usual(role)
  // An unknown kind of field is left out, because older clients may receive newer data.
  const own = changes.filter(
    ({ type, component = 'text' }) =>
      !shown.some((known) => known === type) && formComponents.some((known) => known === component),
  )
  return [
    ...newForm(shown).map((item) => ({ ...item, ...changeOf(item.type) })),
    ...own.map((change): FormItem => {
      const [base] = isUsual(change.type) ? newForm([change.type]) : []
      return { component: 'text', value: '', ...base, ...change }
    }),
  ]
}
