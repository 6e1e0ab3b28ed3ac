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
 * What a product says about one field of its forms: a change of a usual one, or a field of its own
 * (specification section 3, applicant form item). A value is what stands there at first.
 */
export type FieldChange = Partial<Omit<FormItem, 'value'>> & { type: string; value?: string }

export type FormFields = {
  applicant?: readonly FieldChange[]
  insurant?: readonly FieldChange[]
}

const isUsual = (type: string): type is FieldType => fieldTypes.some((known) => known === type)

/** Fields of a product's own: they travel as they are, beside those that everybody is asked for. */
export const ownFields = (items: readonly FormItem[]): FormItem[] =>
  items.filter(({ type }) => !isUsual(type) || type === 'email')

const usual = (role: NameRole): readonly FieldType[] =>
  role === 'applicant' ? [...insurantFields, 'mobile'] : insurantFields

/** The fresh form of a product: the usual fields as it changes them, then those of its own. */
export function formOf(role: NameRole, form: FormFields = {}): FormItem[] {
  const changes = (role === 'applicant' ? form.applicant : form.insurant) ?? []
  const changeOf = (type: string) => changes.find((change) => change.type === type)
  const shown = usual(role)
  // A kind of field that this build does not know is left out: older clients meet newer data.
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
