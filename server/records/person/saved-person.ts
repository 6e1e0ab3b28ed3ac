import type { SavedField } from '@/contract/draft'
import type { Sensitive } from '@/contract/fields'
import { validate } from '@/domain/credential/credential'
import { checkMobile } from '@/domain/person/contact'
import { checkName } from '@/domain/person/name'
import type { Keys } from '../../context/keys'
import { reveal } from './read'
import { savedFor } from './show'

type Field = 'name' | 'credentialNo' | 'mobile'
export interface PersonDraft {
  name?: Sensitive | undefined
  credentialNo?: Sensitive | undefined
  credentialType?: string | undefined
}

interface Owner {
  keys: Keys
  userId: string
}

const isComplete = (field: Field, value: string, type: string): boolean => {
  if (field === 'mobile') return checkMobile({ value }).ok
  return field === 'name' ? checkName({ value, type }).ok : validate({ type, value }).ok
}

/**
 * One field of an unfinished form as its owner sees it again: a complete value as mask and token, and
 * a value that is still being typed, which identifies nobody, as it is.
 */
export function savedField(
  { keys, userId }: Owner,
  field: Field,
  given: Sensitive,
  type = '01',
): SavedField {
  const plain = reveal(keys, userId, field, given)
  // A token that was not made for this user gives no value, so the field is emptied.
  if (plain === undefined) return { encryptType: 1, value: '' }
  if (!isComplete(field, plain, type)) return { encryptType: 1, value: plain }
  return savedFor(keys, userId, field, plain)
}

export function savedPerson<P extends PersonDraft>(
  owner: Owner,
  person: P,
): Omit<P, 'name' | 'credentialNo'> & { name?: SavedField; credentialNo?: SavedField } {
  const { name, credentialNo, ...rest } = person
  const { credentialType } = person
  return {
    ...rest,
    ...(name && { name: savedField(owner, 'name', name, credentialType) }),
    ...(credentialNo && {
      credentialNo: savedField(owner, 'credentialNo', credentialNo, credentialType),
    }),
  }
}

/** The same person in plain text, to be stored sealed. An unreadable token leaves the field out. */
export function plainPerson<P extends PersonDraft>({ keys, userId }: Owner, person: P): P {
  const { name, credentialNo, ...rest } = person
  const plainOf = (field: Field, given: Sensitive | undefined): Sensitive | undefined => {
    const value = given && reveal(keys, userId, field, given)
    return value === undefined ? undefined : { encryptType: 1, value }
  }
  const plain = {
    name: plainOf('name', name),
    credentialNo: plainOf('credentialNo', credentialNo),
  }
  return {
    ...rest,
    ...(plain.name && { name: plain.name }),
    ...(plain.credentialNo && { credentialNo: plain.credentialNo }),
  } as P
}

/** Whether name and number of a person in plain text are complete. */
export const isNamedWhole = ({ name, credentialNo, credentialType }: PersonDraft) => ({
  name: name?.encryptType === 1 && isComplete('name', name.value, credentialType ?? '01'),
  credentialNo:
    credentialNo?.encryptType === 1 &&
    isComplete('credentialNo', credentialNo.value, credentialType ?? '01'),
})
