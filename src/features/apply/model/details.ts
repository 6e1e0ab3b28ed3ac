import type { CredentialType } from '@/contract/fields'
import { derive } from '@/domain/credential'
import type { PersonForm } from '@/stores/purchase'

/** Documents whose number tells birthday and gender; they need no further details (section 5). */
const selfTelling: readonly CredentialType[] = ['01', '17', '551', '552']

/** Documents of Chinese nationals: their nationality is fixed. */
const chinese: readonly CredentialType[] = ['01', '17', '551', '552', 'TAIWAN', 'SPECIAL']

export const needsDetails = (type: CredentialType): boolean => !selfTelling.includes(type)

export const isNationalityLocked = (type: CredentialType): boolean => chinese.includes(type)

/** What choosing a document changes: number and details start anew, nationality follows. */
export const chooseCredentialType = (credentialType: CredentialType): Partial<PersonForm> => ({
  credentialType,
  credentialNo: { value: '' },
  gender: '',
  birthday: '',
  validStart: '',
  validEnd: '',
  nationality: isNationalityLocked(credentialType) ? 'CHN' : '',
})

/** What a credential number fills in by itself: birthday and, mostly, gender. */
export const typeCredentialNo = (
  person: PersonForm,
  value: string,
  onDay: string,
): Partial<PersonForm> => {
  const known = derive({ type: person.credentialType, value, onDay })
  return {
    credentialNo: { value },
    ...(known.birthday ? { birthday: known.birthday } : {}),
    ...(known.gender ? { gender: known.gender } : {}),
  }
}

/** Facts that a complete number tells, to be shown beside it. */
export const factsOf = (person: PersonForm, onDay: string) =>
  derive({ type: person.credentialType, value: person.credentialNo.value, onDay })
