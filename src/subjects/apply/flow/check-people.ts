import type { PageInfo } from '@/contract/product'
import { peopleText } from '@/copy/errors/field-errors'
import { formErrors } from '@/copy/errors/form-errors'
import { fill } from '@/copy/fill'
import { checkKinship, kinshipField, type Relative } from '@/domain/apply/insurant-limit'
import { certificateOf, shownName, textOf, type FormItem } from '@/domain/apply/item'
import { birthdayOf, genderOfForm } from '@/domain/apply/state'
import { premiumOf } from '@/domain/money/premium'
import type { Day } from '@/domain/time/day'
import type { Purchase } from '@/stores/purchase'
import { APPLICANT, formField, type RefusedField } from '@/subjects/draft'

type Items = readonly FormItem[]
type Terms = Pick<PageInfo, 'tariff' | 'effectiveOn' | 'ageOn' | 'protectScheme'>

const relative = (items: Items, today: Day): Relative => ({
  credentialType: certificateOf(items),
  credentialNo: textOf(items, 'identity'),
  birthOn: birthdayOf({ items, today }) || undefined,
  gender: genderOfForm({ items }),
})

/**
 * The first fault of these people that the gateway would refuse by its own rules: their relation to
 * the applicant, or their age under the tariff. `nameOf` names an insured person without a typed
 * name, `self` the applicant where somebody else fills in.
 */
export const peopleFault = (
  { applicant, insurants, comboCode }: Purchase,
  {
    terms,
    today,
    nameOf,
    self: applicantName,
  }: { terms: Terms; today: Day; nameOf: (place: number) => string; self?: string },
): RefusedField | undefined => {
  const combo = comboCode || terms.protectScheme.defaultComboCode
  const bands = terms.tariff.find((list) => list.comboCode === combo)?.bands ?? []
  const applicantKin = relative(applicant, today)
  for (const [place, { key, relationType, items: own }] of insurants.entries()) {
    const self = relationType === 'SELF'
    const items = self ? applicant : own
    const person = relative(items, today)
    const at = (field: string, text: string): RefusedField => ({
      form: self ? APPLICANT : key,
      field: formField(items, field) ?? 'identity',
      text,
    })
    const kin = checkKinship({ applicant: applicantKin, insurant: { ...person, relationType } })
    if (!kin.ok) return at(kinshipField(kin.code), peopleText(kin.code, applicantName))
    const { birthOn } = person
    if (!birthOn || bands.length === 0) continue
    if (premiumOf({ bands, birthOn, onDay: terms.ageOn ?? terms.effectiveOn }).ok) continue
    const text = fill(formErrors.ageRange, {
      NAME: shownName(items) || nameOf(place),
      MIN: Math.min(...bands.map(({ minAge }) => minAge)),
      MAX: Math.max(...bands.map(({ maxAge }) => maxAge)),
    })
    return at('birthday', text)
  }
  return undefined
}
