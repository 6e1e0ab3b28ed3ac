import type { Contact } from '@/contract/contact'
import type { SavedDraft, SavedField } from '@/contract/draft'
import type { RelationType } from '@/contract/fields'
import type { HistoricalInsurant } from '@/contract/person'
import { editField, fillEncrypted } from '@/domain/apply/edit'
import { homeOf } from '@/domain/apply/home'
import type { FormItem } from '@/domain/apply/item'
import { genderOf } from '@/domain/person/gender'
import { newInsurant, type InsurantForm, type Purchase } from '@/stores/purchase'

/** Fills forms with the gateway's data. */

type Items = readonly FormItem[]

const withField = (items: Items, type: string, field: SavedField | undefined): Items => {
  if (!field) return items
  return field.encryptType === 2
    ? fillEncrypted({ items, type, maskValue: field.maskValue, encryptValue: field.encryptValue })
    : put(items, type, field.value)
}

/** Sets a value without the effects of an edit, because the draft already contains them. */
const put = (items: Items, type: string, value: FormItem['value']): Items =>
  items.map((item) => (item.type === type ? { ...item, value } : item))

const putAll = (
  items: Items,
  values: Readonly<Record<string, FormItem['value'] | undefined>>,
): Items =>
  Object.entries(values).reduce((all, [type, value]) => put(all, type, value ?? ''), items)

const withPerson = (blank: Items, saved: SavedDraft['applicant']): Items => {
  let items = put(blank, 'certificate', saved.credentialType ?? '01')
  items = withField(items, 'name', saved.name)
  items = withField(items, 'identity', saved.credentialNo)
  items = withField(items, 'mobile', saved.mobile)
  const { nationality, birthday, extra, validType: type = 'shortTerm' } = saved
  const { validStart: start = '', validEnd: end = '' } = saved
  return putAll(items, {
    nationality,
    birthday,
    gender: genderOf(saved.gender),
    ...extra,
    credentialValidDate: { type, start, end },
  })
}

export const fromDraft = (
  draft: SavedDraft,
  blank: Items,
): Pick<Purchase, 'applicant' | 'insurants' | 'comboCode' | 'health'> => ({
  applicant: withPerson(blank, draft.applicant),
  insurants: draft.insurants.flatMap((saved): InsurantForm[] => {
    if (!saved.relationType) return []
    const fresh = newInsurant(saved.relationType)
    const home = homeOf(saved.extraValue)
    const insured = home && { home, count: saved.count ?? 1 }
    return [{ ...fresh, key: saved.key, items: withPerson(fresh.items, saved), ...insured }]
  }),
  comboCode: draft.insurants[0]?.comboCode ?? '',
  health: draft.health,
})

/** A person known by masks and tokens: insured before, or kept as a contact. */
export type KnownPerson = Pick<
  HistoricalInsurant,
  'maskName' | 'maskCredentialNo' | 'encryptName' | 'encryptCredentialNo' | 'credentialType'
> & {
  relationType: RelationType
  gender?: HistoricalInsurant['gender'] | undefined
  birthday?: string | undefined
  nationality?: string | undefined
  validity?: Contact['validity']
}

/** Fills such a person into an insured person's form. */
export const fromKnown = (known: KnownPerson, today: string): InsurantForm => {
  const insurant = newInsurant(known.relationType)
  if (known.relationType === 'SELF') return insurant
  let items: Items = editField({
    items: insurant.items,
    type: 'certificate',
    value: known.credentialType,
    today,
  })
  items = putAll(items, { birthday: known.birthday, gender: genderOf(known.gender) })
  if (known.nationality) items = put(items, 'nationality', known.nationality)
  if (known.validity) items = put(items, 'credentialValidDate', { end: '', ...known.validity })
  items = fillEncrypted({
    items,
    type: 'name',
    maskValue: known.maskName,
    encryptValue: known.encryptName,
  })
  items = fillEncrypted({
    items,
    type: 'identity',
    maskValue: known.maskCredentialNo,
    encryptValue: known.encryptCredentialNo,
  })
  return { ...insurant, items }
}
