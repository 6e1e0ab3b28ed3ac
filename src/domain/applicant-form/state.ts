import { derive } from '../credential/credential'
import type { Derived } from '../credential/credential'
import type { Day } from '../time/day'
import { certificateOf, isEncrypted, itemOf, textOf } from './item'
import type { FormItem } from './item'

/** Numbers that tell all details, and companies, which have none (specification section 5). */
const WITHOUT_DETAILS = ['01', '17', '551', '552', 'ORG']

/** Documents of Chinese citizens and compatriots (specification section 4). */
const CHINESE_ONLY = ['01', '17', '551', '552', 'TAIWAN', 'SPECIAL']

/** Documents of foreigners: a preselected CHN would be a wrong answer. */
const FOREIGN = ['PASSPORT', 'PR']

export type FormOn = { items: readonly FormItem[]; today?: Day }

export const isChineseOnly = (certificate: string): boolean => CHINESE_ONLY.includes(certificate)
/** The number of these tells birthday and gender; they need no nationality and no validity. */
export const needsNoDetails = (certificate: string): boolean =>
  WITHOUT_DETAILS.includes(certificate)

export const isForeign = (certificate: string): boolean => FOREIGN.includes(certificate)

/** What the credential number of a form says. */
export const derivedOf = ({ items, today }: FormOn): Derived =>
  derive({
    type: certificateOf(items),
    value: textOf(items, 'identity'),
    onDay: today,
  })

/** Not checked and not needed: hidden, masked, of a person alone, or told by the number. */
export function isSkipped({ items, type }: FormOn & { type: string }): boolean {
  const item = itemOf(items, type)
  if (!item || item.hide || isEncrypted(item)) return true
  // A masked phone is already proved: it needs no code.
  if (type === 'verifyCode' && isEncrypted(itemOf(items, 'mobile'))) return true
  const certificate = certificateOf(items)
  return item.personal
    ? certificate === 'ORG'
    : item.isCertificateDetail === true && needsNoDetails(certificate)
}

export const isRequired = (form: FormOn & { type: string }): boolean =>
  !isSkipped(form) && !itemOf(form.items, form.type)?.optional

/** CHN for these documents, and as it stands once the identity is masked. */
export const isNationalityLocked = (items: readonly FormItem[]): boolean =>
  isChineseOnly(certificateOf(items)) || isEncrypted(itemOf(items, 'identity'))

/** May not be edited: disabled, nationality as above, or told by the credential number. */
export function isLocked({ items, type, today }: FormOn & { type: string }): boolean {
  const item = itemOf(items, type)
  if (!item || item.disabled) return true
  if (type === 'nationality') return isNationalityLocked(items)
  if (!item.decodableCertificate?.includes(certificateOf(items))) return false
  const { birthday, gender } = derivedOf({ items, today })
  return type === 'birthday' ? birthday !== undefined : type === 'gender' && gender !== undefined
}
