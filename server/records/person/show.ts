import type { Contact } from '@/contract/contact'
import type { SavedDraft, SavedField } from '@/contract/draft'
import type { Masked } from '@/contract/fields'
import type { HistoricalInsurant, ShownPerson } from '@/contract/person'
import { formOf, type FormFields } from '@/domain/apply/fields'
import { genderCodeOf } from '@/domain/person/gender'
import { maskBirth, maskIdentity, maskMobile, maskName } from '@/domain/person/mask'
import type { NameRole } from '@/domain/person/name'
import { ownerOf, type Keys } from '../../context/keys'
import { ownAnswers } from './own-answers'
import type { Applicant, Person } from './person'

type Sensitive = 'name' | 'credentialNo' | 'mobile'

export const maskOf = (field: Sensitive, value: string): string => {
  if (field === 'name') return maskName(value)
  return field === 'mobile' ? maskMobile(value) : maskIdentity(value)
}

/** What may leave the gateway: the mask, and a token that only this user can send back. */
export const maskedFor = (keys: Keys, userId: string, field: Sensitive, value: string): Masked => ({
  maskValue: maskOf(field, value),
  encryptValue: keys.seal(value, ownerOf(userId), field),
})

/**
 * Shows a person masked. With the form of the product it also shows the answers to its own fields.
 */
export const showPerson = (
  person: Omit<Applicant, 'mobile'>,
  form?: FormFields,
  role: NameRole = 'insurant',
): ShownPerson => {
  const extra = form ? ownAnswers(formOf(role, form), person.extra) : []
  return {
    name: maskName(person.name),
    credentialNo: maskIdentity(person.credentialNo),
    credentialType: person.credentialType,
    ...(person.gender && { genderCode: genderCodeOf(person.gender) }),
    ...(extra.length > 0 && { extra }),
  }
}

/**
 * Name and number in full, to be compared with the card before paying. Only what notes each use may
 * call it (PEOPLE_SHOWN).
 */
export const showToCheck = ({ name, credentialNo }: Pick<Person, 'name' | 'credentialNo'>) => ({
  name,
  credentialNo,
})

export const showApplicant = (applicant: Applicant, form?: FormFields) => {
  const shown = showPerson(applicant, form, 'applicant')
  const mobile = maskMobile(applicant.mobile)
  return {
    ...shown,
    ...(applicant.birthOn && { birth: maskBirth(applicant.birthOn) }),
    mobile,
    nameMask: shown.name,
    identityMask: shown.credentialNo,
    mobileMask: mobile,
    ...(shown.genderCode && { gender: shown.genderCode }),
  }
}

/** A field of a draft that its owner need not type again. */
export const savedFor = (
  keys: Keys,
  userId: string,
  field: Sensitive,
  value: string,
): SavedField => ({ encryptType: 2, ...maskedFor(keys, userId, field, value) })

/** The details that a credential number may not contain. */
const detailsOf = ({
  credentialType,
  gender,
  birthOn,
  nationality,
}: Omit<Applicant, 'mobile'>) => ({
  credentialType,
  ...(gender && { gender: genderCodeOf(gender) }),
  ...(birthOn && { birthday: birthOn }),
  ...(nationality && { nationality }),
})

/** The validity as the wire has it: only a short-term one has an end. */
export const validityOf = ({ type, start, end = '' }: NonNullable<Person['validity']>) =>
  type === 'longTerm' ? { type, start } : { type, start, end }

/** A person whom the user insured before, offered again. */
export const showHistorical = (keys: Keys, userId: string, person: Person) => {
  const name = maskedFor(keys, userId, 'name', person.name)
  const number = maskedFor(keys, userId, 'credentialNo', person.credentialNo)
  return {
    maskName: name.maskValue,
    maskCredentialNo: number.maskValue,
    encryptName: name.encryptValue,
    encryptCredentialNo: number.encryptValue,
    ...detailsOf(person),
    gender: genderCodeOf(person.gender),
    birthday: person.birthOn,
  } satisfies Partial<HistoricalInsurant>
}

/** A contact of the user. */
export const showContact = (keys: Keys, userId: string, person: Person) => {
  const name = maskedFor(keys, userId, 'name', person.name)
  const number = maskedFor(keys, userId, 'credentialNo', person.credentialNo)
  return {
    nameMask: name.maskValue,
    nameEncrypt: name.encryptValue,
    credentialNoMask: number.maskValue,
    credentialNoEncrypt: number.encryptValue,
    ...detailsOf(person),
    ...(person.validity && { validity: validityOf(person.validity) }),
  } satisfies Partial<Contact>
}

/** A person as a draft saves them, complete, without the mobile. */
export const showDraft = (
  keys: Keys,
  userId: string,
  person: Omit<Applicant, 'mobile'>,
): SavedDraft['applicant'] => ({
  name: savedFor(keys, userId, 'name', person.name),
  credentialNo: savedFor(keys, userId, 'credentialNo', person.credentialNo),
  ...detailsOf(person),
  ...(person.extra && { extra: person.extra }),
  ...(person.validity && {
    validType: person.validity.type,
    validStart: person.validity.start,
    ...(person.validity.end && { validEnd: person.validity.end }),
  }),
})
