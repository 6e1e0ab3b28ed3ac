import type { UserStatus } from '@/contract/login'
import { editField, fillEncrypted, lockFields } from '@/domain/apply/edit'
import { certificateOf, isEncrypted, itemOf, textOf, type FormItem } from '@/domain/apply/item'
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

const unlocked = (items: Items, type: string): Items =>
  items.map((item) => (item.type === type ? { ...item, disabled: false } : item))

/** Fills in the last credential with the details that its number does not contain. */
const withCredential = (
  items: Items,
  { credentialNo, credentialType, details, locked }: UserStatus,
  { offered, today }: { offered: readonly string[]; today: Day },
): Items => {
  if (!credentialNo || !credentialType || !(locked || isEmpty(items, 'identity'))) return items
  if (!offered.includes(credentialType)) return items
  const put = (filled: Items, type: string, value: FormItem['value']): Items =>
    editField({ items: filled, type, value, today })
  let filled: Items = locked ? unlocked(items, 'certificate') : items
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

/**
 * Fills in what is known of the signed-in user, so that it need not be typed again (WCAG 2.2,
 * 3.3.7).
 */
export const prefilled = (
  items: Items,
  user: UserStatus,
  {
    env,
    as,
    ...context
  }: {
    offered: readonly string[]
    today: Day
    /**
     * A browser signs in by the phone, so its phone is locked and another one must be bound first.
     */
    env: CredentialEnv
    /** Fills in the person instead of a company that was begun. */
    as?: 'person'
  },
): Items => {
  // A company is not the user who fills it in, so only the phone is filled in.
  if (as !== 'person' && certificateOf(items) === 'ORG' && context.offered.includes('ORG')) {
    const company = user.locked ? lockFields(items, ['certificate']) : items
    return withMask(company, 'mobile', { value: user.bindPhone, lock: false })
  }
  // The type comes first, because a change between person and company clears the name.
  const known = withCredential(items, user, context)
  const named = withMask(known, 'name', { value: user.name, lock: user.locked })
  return withMask(named, 'mobile', { value: user.bindPhone, lock: env === 'H5' })
}
