import { userServiceIdOf } from '../credential/codes'
import { normalise } from '../credential/credential'
import { ageOn } from '../person/age'
import { genderCodeOf, genderOf } from '../person/gender'
import { normaliseName } from '../person/name'
import type { Day } from '../time/day'
import { certificateOf, isEncrypted, itemOf, textOf } from './item'
import type { FormItem } from './item'
import { derivedOf } from './state'

type Items = readonly FormItem[]

/** How a name, number or mobile goes out: its token when masked, otherwise plain once. */
export type SensitiveValue =
  { encryptType: 1; value: string } | { encryptType: 2; encryptValue: string }

export function sensitiveOf({ items, type }: { items: Items; type: string }): SensitiveValue {
  const item = itemOf(items, type)
  if (item && isEncrypted(item)) return { encryptType: 2, encryptValue: item.encryptValue ?? '' }
  const value = textOf(items, type)
  if (type === 'identity') return { encryptType: 1, value: normalise({ value }) }
  return { encryptType: 1, value: type === 'name' ? normaliseName({ value }) : value.trim() }
}

/** Told by the number, otherwise by the field; '' when neither knows. */
export const birthdayOf = ({ items, today }: { items: Items; today?: Day }): Day =>
  derivedOf({ items, today }).birthday ?? textOf(items, 'birthday')

export const genderOfForm = ({ items }: { items: Items }) =>
  derivedOf({ items }).gender ?? genderOf(textOf(items, 'gender'))

/** Full years on a day; undefined while no birthday is known. */
export const ageOfForm = ({ items, onDay }: { items: Items; onDay: Day }): number | undefined =>
  ageOn({ birthOn: birthdayOf({ items, today: onDay }), onDay })

/** What a real-name request carries besides name and number: nothing for an ID card or a company. */
export function realNameDetails({ items, today }: { items: Items; today?: Day }): {
  nationality?: string
  gender?: 1 | 2
  birthStr?: string
} {
  if (['01', 'ORG'].includes(certificateOf(items))) return {}
  const gender = genderOfForm({ items })
  return {
    nationality: textOf(items, 'nationality'),
    ...(gender && { gender: genderCodeOf(gender) }),
    birthStr: birthdayOf({ items, today }),
  }
}

/** The id that real-name requests use; undefined when the type cannot be checked at all. */
export const realNameTypeOf = ({ items }: { items: Items }): number | undefined =>
  userServiceIdOf(certificateOf(items))
