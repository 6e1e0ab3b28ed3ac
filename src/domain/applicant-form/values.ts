import { userServiceIdOf } from '../credential/codes'
import { normalise } from '../credential/credential'
import { ageOn } from '../person/age'
import { genderCodeOf, genderOf } from '../person/gender'
import { normaliseName } from '../person/name'
import type { Day } from '../time/day'
import { certificateOf, isEncrypted, itemOf, textOf, type FormItem } from './item'
import { derivedOf, type FormOn } from './state'

type Items = readonly FormItem[]

/**
 * How a name, number or mobile is sent: as its token when it is masked, otherwise as plain text.
 */
export type SensitiveValue =
  { encryptType: 1; value: string } | { encryptType: 2; encryptValue: string }

export function sensitiveOf({ items, type }: { items: Items; type: string }): SensitiveValue {
  const item = itemOf(items, type)
  if (item && isEncrypted(item)) return { encryptType: 2, encryptValue: item.encryptValue ?? '' }
  const value = textOf(items, type)
  if (type === 'identity') return { encryptType: 1, value: normalise({ value }) }
  return { encryptType: 1, value: type === 'name' ? normaliseName({ value }) : value.trim() }
}

/** The birthday from the number, otherwise from the field; '' when neither has it. */
export const birthdayOf = ({ items, today }: FormOn): Day =>
  derivedOf({ items, today }).birthday ?? textOf(items, 'birthday')

export const genderOfForm = ({ items }: { items: Items }) =>
  derivedOf({ items }).gender ?? genderOf(textOf(items, 'gender'))

/** Age in full years on a day; undefined while no birthday is known. */
export const ageOfForm = ({ items, onDay }: { items: Items; onDay: Day }): number | undefined =>
  ageOn({ birthOn: birthdayOf({ items, today: onDay }), onDay })

/**
 * Details that a real-name request carries besides name and number. ID cards and companies need
 * none.
 */
export function realNameDetails({ items, today }: FormOn): {
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

/** The credential type id for real-name requests; undefined when the type cannot be verified. */
export const realNameTypeOf = ({ items }: { items: Items }): number | undefined =>
  userServiceIdOf(certificateOf(items))
