import { derive, type Derived, normalise } from '../credential/credential'
import { userServiceIdOf } from '../credential/type'
import { ageOn } from '../person/birthday'
import { genderCodeOf, genderOf } from '../person/gender'
import { normaliseName } from '../person/name'
import type { Day } from '../time/day'
import { certificateOf, isEncrypted, itemOf, textOf, type FormItem } from './item'

/** Credential types whose number contains all details, and companies, which have none. */
const WITHOUT_DETAILS = ['01', '17', '551', '552', 'ORG']

/** Documents of Chinese citizens and compatriots. */
const CHINESE_ONLY = ['01', '17', '551', '552', 'TAIWAN', 'SPECIAL']

/** Documents of foreigners. A preselected CHN would be wrong for them. */
const FOREIGN = ['PASSPORT', 'PR']

type FormOn = { items: readonly FormItem[]; today?: Day | undefined }

export const isChineseOnly = (certificate: string): boolean => CHINESE_ONLY.includes(certificate)
/**
 * Whether a type needs no nationality and no validity: its number contains the details, or it is a
 * company.
 */
export const needsNoDetails = (certificate: string): boolean =>
  WITHOUT_DETAILS.includes(certificate)

export const isForeign = (certificate: string): boolean => FOREIGN.includes(certificate)

/** What the credential number of the form tells: birthday, gender and age. */
export const derivedOf = ({ items, today }: FormOn): Derived =>
  derive({
    type: certificateOf(items),
    value: textOf(items, 'identity'),
    onDay: today,
  })

/**
 * Whether a field is neither checked nor needed: it is hidden, masked, asked of persons only, or
 * contained in the number.
 */
export function isSkipped({ items, type }: FormOn & { type: string }): boolean {
  const item = itemOf(items, type)
  if (!item || item.hide || isEncrypted(item)) return true
  // A masked phone was verified before, so it needs no code.
  if (type === 'verifyCode' && isEncrypted(itemOf(items, 'mobile'))) return true
  const certificate = certificateOf(items)
  return item.personal
    ? certificate === 'ORG'
    : item.isCertificateDetail === true && needsNoDetails(certificate)
}

export const isRequired = (form: FormOn & { type: string }): boolean =>
  !isSkipped(form) && !itemOf(form.items, form.type)?.optional

/**
 * The nationality is CHN for these documents. It also cannot change once the identity is masked.
 */
export const isNationalityLocked = (items: readonly FormItem[]): boolean =>
  isChineseOnly(certificateOf(items)) || isEncrypted(itemOf(items, 'identity'))

/**
 * Whether a field cannot be edited: it is disabled, its nationality is locked, or the number
 * contains its value.
 */
export function isLocked({ items, type, today }: FormOn & { type: string }): boolean {
  const item = itemOf(items, type)
  if (!item || item.disabled) return true
  if (type === 'nationality') return isNationalityLocked(items)
  if (!item.decodableCertificate?.includes(certificateOf(items))) return false
  const { birthday, gender } = derivedOf({ items, today })
  return type === 'birthday' ? birthday !== undefined : type === 'gender' && gender !== undefined
}

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
