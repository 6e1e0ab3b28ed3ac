import type { UserStatus } from '@/contract/login'
import { editField, fillEncrypted, lockFields } from '@/domain/applicant-form/edit'
import {
  certificateOf,
  isEncrypted,
  itemOf,
  textOf,
  type FormItem,
} from '@/domain/applicant-form/item'
import type { CredentialEnv } from '@/domain/credential/credential'
import { genderOf } from '@/domain/person/gender'
import type { Day } from '@/domain/time/day'

type Items = readonly FormItem[]

const isEmpty = (items: Items, type: string): boolean =>
  !isEncrypted(itemOf(items, type)) && textOf(items, type) === ''

const withMask = (
  items: Items,
  type: string,
  { value, lock }: { value: UserStatus['name']; lock: boolean },
): Items =>
  value && (lock || isEmpty(items, type)) ? fillEncrypted({ items, type, ...value, lock }) : items

/** The credential as it was last given, with what its number does not tell. */
const withCredential = (
  items: Items,
  { credentialNo, credentialType, details, locked }: UserStatus,
  { offered, today }: { offered: readonly string[]; today: Day },
): Items => {
  if (!credentialNo || !credentialType || !(locked || isEmpty(items, 'identity'))) return items
  if (!offered.includes(credentialType)) return items
  const put = (filled: Items, type: string, value: FormItem['value']): Items =>
    editField({ items: filled, type, value, today })
  let filled = items
  if (certificateOf(items) !== credentialType) filled = put(filled, 'certificate', credentialType)
  if (details) {
    const { birthday, gender, nationality, validity } = details
    filled = put(filled, 'nationality', nationality)
    filled = put(filled, 'birthday', birthday)
    filled = put(filled, 'gender', genderOf(gender) ?? '')
    filled = put(filled, 'credentialValidDate', { end: '', ...validity })
  }
  const known = withMask(filled, 'identity', { value: credentialNo, lock: locked })
  return locked ? lockFields(known, ['certificate']) : known
}

/** What is known of the person who is signed in need not be typed again (WCAG 2.2, 3.3.7). */
export const prefilled = (
  items: Items,
  user: UserStatus,
  {
    env,
    ...context
  }: {
    offered: readonly string[]
    today: Day
    /** A browser signs in by the phone, and binds another one first. */
    env: CredentialEnv
  },
): Items => {
  const named = withMask(items, 'name', { value: user.name, lock: user.locked })
  const known = withCredential(named, user, context)
  return withMask(known, 'mobile', { value: user.bindPhone, lock: env === 'H5' })
}
