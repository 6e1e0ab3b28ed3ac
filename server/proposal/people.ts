import type { Masked, Sensitive } from '@/contract/fields'
import type { Applicant, Insurant, ShownPerson } from '@/contract/person'
import { checkNationality } from '@/domain/applicant-form/nationality'
import { needsNoDetails } from '@/domain/applicant-form/state'
import { fail, ok, type Result } from '@/domain/base/result'
import { derive, validate } from '@/domain/credential/credential'
import type { CredentialType } from '@/domain/credential/type'
import { isAdult } from '@/domain/person/age'
import { checkBirthday } from '@/domain/person/birthday'
import { checkMobile } from '@/domain/person/contact'
import { genderCodeOf, genderOf, type Gender } from '@/domain/person/gender'
import { maskIdentity, maskIdentityHead, maskMobile, maskName } from '@/domain/person/mask'
import { checkName, type NameRole } from '@/domain/person/name'
import type { ValidityType } from '@/domain/person/validity'
import { checkValidity } from '@/domain/person/validity'
import type { Day } from '@/domain/time/day'
import type { Product } from '../catalogue/product'
import type { Context } from '../context'
import { ownerOf } from '../keys'
import type { Keys, SealedField } from '../keys'

/** A person as the gateway knows one: plain, checked, and only ever in memory. */
export interface Person {
  name: string
  credentialType: CredentialType
  credentialNo: string
  gender: Gender
  birthOn: Day
  nationality?: string | undefined
  validity?: { type: ValidityType; start: Day; end?: Day } | undefined
}

export interface Payer extends Person {
  mobile: string
}

/** Which field, and the rule it breaks, in the words of the domain. */
export interface PersonFault {
  field: string
  rule: string
}

type Read<T> = { ok: true; value: T } | { ok: false; fault: PersonFault }

const fault = (field: string, rule: string): { ok: false; fault: PersonFault } => ({
  ok: false,
  fault: { field, rule },
})

/** Plain text, or what a token of this user holds; a stranger's token opens nothing. */
export function reveal(
  keys: Keys,
  userId: string,
  field: SealedField,
  sensitive: Sensitive,
): string | undefined {
  return sensitive.encryptType === 1
    ? sensitive.value
    : keys.open(sensitive.encryptValue, ownerOf(userId), field)
}

type Given = Omit<Insurant, 'relationType' | 'comboCode'>

/** Runs every rule that the form ran, again. */
export function readPerson(
  ctx: Context,
  userId: string,
  product: Product,
  given: Given,
  { role, today }: { role: NameRole; today: Day },
): Read<Person> {
  const type = given.credentialType
  if (type === 'ORG' || !product.page.form.credentialTypes.includes(type))
    return fault('credentialType', 'TYPE')
  const typedName = reveal(ctx.keys, userId, 'name', given.name)
  if (typedName === undefined) return fault('name', 'TOKEN')
  const name = checkName({ value: typedName, type, role })
  if (!name.ok) return fault('name', name.code)
  const typedNo = reveal(ctx.keys, userId, 'credentialNo', given.credentialNo)
  if (typedNo === undefined) return fault('credentialNo', 'TOKEN')
  const number = validate({ type, value: typedNo })
  if (!number.ok) return fault('credentialNo', number.code)

  const told = derive({ type, value: number.value, onDay: today })
  const birthday = checkBirthday({ value: told.birthday ?? given.birthday ?? '', today })
  if (!birthday.ok) return fault('birthday', birthday.code)
  const gender = told.gender ?? genderOf(given.gender)
  if (!gender) return fault('gender', 'BLANK')
  const person = {
    name: name.value,
    credentialType: type,
    credentialNo: number.value,
    gender,
    birthOn: birthday.value,
  }
  return needsNoDetails(type) ? ok(person) : withDetails(person, given, today)
}

function withDetails(person: Person, given: Given, today: Day): Read<Person> {
  const { nationality, validity } = given
  const known = checkNationality({ value: nationality ?? '', certificate: person.credentialType })
  if (!known.ok) return fault('nationality', known.code)
  if (!validity) return fault('validity', 'START_BLANK')
  const valid = checkValidity({ ...validity, today })
  return valid.ok
    ? ok({ ...person, nationality: known.value, validity })
    : fault('validity', valid.code)
}

export function readApplicant(
  ctx: Context,
  userId: string,
  product: Product,
  given: Applicant,
  today: Day,
): Read<Payer> {
  const person = readPerson(ctx, userId, product, given, { role: 'applicant', today })
  if (!person.ok) return person
  if (!isAdult({ birthOn: person.value.birthOn, onDay: today })) return fault('birthday', 'MINOR')
  const typed = reveal(ctx.keys, userId, 'mobile', given.mobile)
  if (typed === undefined) return fault('mobile', 'TOKEN')
  const mobile = checkMobile({ value: typed })
  return mobile.ok ? ok({ ...person.value, mobile: mobile.value }) : fault('mobile', mobile.code)
}

/** One person whatever the case or width of the letters, for uniqueness across orders. */
export const credentialHash = (
  keys: Keys,
  { credentialType, credentialNo }: Pick<Person, 'credentialType' | 'credentialNo'>,
): string =>
  // An 18-character number is one person whatever its type says.
  keys.hash(
    credentialNo.length === 18 ? credentialNo : `${credentialType}:${credentialNo}`,
    'credential',
  )

export const maskOf = (field: 'name' | 'credentialNo' | 'mobile', value: string): string => {
  if (field === 'name') return maskName(value)
  return field === 'mobile' ? maskMobile(value) : maskIdentity(value)
}

/** What may leave: the mask, and a token that only this user may send back. */
export const maskedFor = (
  keys: Keys,
  userId: string,
  field: 'name' | 'credentialNo' | 'mobile',
  value: string,
): Masked => ({
  maskValue: maskOf(field, value),
  encryptValue: keys.seal(value, ownerOf(userId), field),
})

export const showPerson = (person: Person): ShownPerson => ({
  name: maskName(person.name),
  credentialNo: maskIdentity(person.credentialNo),
  credentialType: person.credentialType,
  genderCode: genderCodeOf(person.gender),
})

/** Enough to find a mistake in before paying: the name in full, and the end of the number. */
export const showToCheck = ({ name, credentialNo }: Person) => ({
  name,
  credentialNo: maskIdentityHead(credentialNo),
})

export const showPayer = (payer: Payer) => ({
  ...showPerson(payer),
  mobile: maskMobile(payer.mobile),
})

const open = (
  keys: Keys,
  sealed: string,
  proposalId: string,
  field: 'applicant' | 'insurant',
): unknown => {
  const text = keys.open(sealed, `proposal:${proposalId}`, field)
  if (text === undefined) throw new Error('A sealed person does not open: wrong PII_KEY?')
  return JSON.parse(text)
}

// Sealed by the two functions below and authenticated: what opens has the shape that was sealed.
export const openPerson = (keys: Keys, sealed: string, proposalId: string): Person =>
  open(keys, sealed, proposalId, 'insurant') as Person
export const openPayer = (keys: Keys, sealed: string, proposalId: string): Payer =>
  open(keys, sealed, proposalId, 'applicant') as Payer

export const sealPerson = (keys: Keys, person: Person, proposalId: string): string =>
  keys.seal(JSON.stringify(person), `proposal:${proposalId}`, 'insurant')
export const sealPayer = (keys: Keys, payer: Payer, proposalId: string): string =>
  keys.seal(JSON.stringify(payer), `proposal:${proposalId}`, 'applicant')

export const checkSelf = (payer: Person, insured: Person): Result<null, 'SELF_DIFFERS'> =>
  payer.credentialNo === insured.credentialNo && payer.name === insured.name
    ? ok(null)
    : fail('SELF_DIFFERS')
