import type { Sensitive } from '@/contract/fields'
import type { Applicant as SentApplicant, Insurant } from '@/contract/person'
import { checkField, checkNationality } from '@/domain/apply/check'
import { formOf, ownFields, type FormFields } from '@/domain/apply/fields'
import { certificateOf, type FormItem } from '@/domain/apply/item'
import { isRequired, needsNoDetails } from '@/domain/apply/state'
import { ok, type Result } from '@/domain/base/result'
import { derive, validate } from '@/domain/credential/credential'
import type { CredentialType } from '@/domain/credential/type'
import { ageOn, isAdult, checkBirthday } from '@/domain/person/birthday'
import { checkMobile, checkOrgMobile } from '@/domain/person/contact'
import { genderCodeOf, genderOf } from '@/domain/person/gender'
import { checkName, checkOrgName, type NameRole } from '@/domain/person/name'
import { checkValidity } from '@/domain/person/validity'
import type { Day } from '@/domain/time/day'
import type { Product } from '../../catalogue/product'
import type { Context } from '../../context/context'
import { ownerOf, type Keys, type SealedField } from '../../context/keys'
import type { Applicant, Person } from './person'

/** The field, and the name of the domain rule that it breaks. */
export interface PersonFault {
  field: string
  rule: string
}

type Read<T> = { ok: true; value: T } | { ok: false; fault: PersonFault }

const fault = (field: string, rule: string): { ok: false; fault: PersonFault } => ({
  ok: false,
  fault: { field, rule },
})

/**
 * The plain text, or the value that a token of this user holds. Another user's token opens nothing.
 */
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

type Given = Omit<Insurant, 'relationType' | 'comboCode' | 'extraValue' | 'count'>

/** What a product asks about people: the allowed ID types and the fields. */
export interface FormRules extends FormFields {
  credentialTypes: readonly CredentialType[]
}

/** Whether the form states a value that differs from the known one. */
const differs = (said: unknown, known: unknown): boolean => said !== undefined && said !== known

/** The first value in the form of the applicant that is not true. */
function formFault(
  given: SentApplicant,
  person: Partial<Person>,
  today: Day,
): PersonFault | undefined {
  const { birthOn, validity } = person
  const { credentialValidDate: period } = given
  const known = {
    certificate: given.credentialType,
    birthStr: birthOn,
    age: birthOn && ageOn({ birthOn, onDay: today }),
    credentialValidType: validity?.type,
  }
  for (const field of ['certificate', 'birthStr', 'age', 'credentialValidType'] as const)
    if (differs(given[field], known[field])) return { field, rule: 'DIFFERS' }
  const samePeriod = period?.start === validity?.start && period?.end === validity?.end
  return period && !samePeriod ? { field: 'credentialValidDate', rule: 'DIFFERS' } : undefined
}

/** Checks a person again with every rule that the form used. */
export function readPerson(
  ctx: Context,
  userId: string,
  form: FormRules,
  given: Given,
  { role, today }: { role: NameRole; today: Day },
): Read<Person> {
  const type = given.credentialType
  if (type === 'ORG' || !form.credentialTypes.includes(type)) return fault('credentialType', 'TYPE')
  const named = readNamed(ctx, userId, given, (value) => checkName({ value, type, role }))
  if (!named.ok) return named
  const told = derive({ type, value: named.value.credentialNo, onDay: today })
  const birthday = checkBirthday({ value: told.birthday ?? given.birthday ?? '', today })
  if (!birthday.ok) return fault('birthday', birthday.code)
  if (differs(given.birthday, birthday.value)) return fault('birthday', 'DIFFERS')
  const gender = told.gender ?? genderOf(given.gender)
  if (!gender) return fault('gender', 'BLANK')
  if (differs(given.gender, genderCodeOf(gender))) return fault('gender', 'DIFFERS')
  const person = { ...named.value, credentialType: type, gender, birthOn: birthday.value }
  const items = withCertificate(formOf(role, form), type)
  const detailed = withDetails(person, items, given, today)
  return detailed.ok ? withOwn(detailed.value, items, given, today) : detailed
}

/** Opens name and number and checks each by its rule. */
function readNamed(
  ctx: Context,
  userId: string,
  { name: givenName, credentialNo, credentialType: type }: Given,
  check: (value: string) => Result<string, string>,
): Read<{ name: string; credentialNo: string }> {
  const typedName = reveal(ctx.keys, userId, 'name', givenName)
  if (typedName === undefined) return fault('name', 'TOKEN')
  const name = check(typedName)
  if (!name.ok) return fault('name', name.code)
  const typedNo = reveal(ctx.keys, userId, 'credentialNo', credentialNo)
  if (typedNo === undefined) return fault('credentialNo', 'TOKEN')
  const number = validate({ type, value: typedNo })
  if (!number.ok) return fault('credentialNo', number.code)
  return ok({ name: name.value, credentialNo: number.value })
}

/** Checks the details that the number does not contain, as far as the product asks for them. */
function withDetails<P extends { credentialType: CredentialType }>(
  person: P,
  items: readonly FormItem[],
  given: Given,
  today: Day,
): Read<P & Pick<Person, 'nationality' | 'validity'>> {
  const { nationality, validity } = given
  const certificate = person.credentialType
  const details: Pick<Person, 'nationality' | 'validity'> = {}
  if (isRequired({ items, type: 'nationality' }) || (nationality && !needsNoDetails(certificate))) {
    const known = checkNationality({ value: nationality ?? '', certificate })
    if (!known.ok) return fault('nationality', known.code)
    details.nationality = known.value
  }
  if (
    isRequired({ items, type: 'credentialValidDate' }) ||
    (validity && !needsNoDetails(certificate))
  ) {
    if (!validity) return fault('validity', 'START_BLANK')
    const valid = checkValidity({ ...validity, today })
    if (!valid.ok) return fault('validity', valid.code)
    details.validity = validity
  }
  return ok({ ...person, ...details })
}

const withCertificate = (items: readonly FormItem[], value: CredentialType): FormItem[] =>
  items.map((item) => (item.type === 'certificate' ? { ...item, value } : item))

/** Checks the product's own fields. A field that the product does not have is refused. */
function withOwn<P extends object>(
  person: P,
  items: readonly FormItem[],
  { extra = {} }: Given,
  today: Day,
): Read<P & Pick<Person, 'extra'>> {
  const isCompany = certificateOf(items) === 'ORG'
  const own = ownFields(items).filter(({ personal }) => !(personal && isCompany))
  const strange = Object.keys(extra).find((type) => !own.some((item) => item.type === type))
  if (strange !== undefined) return fault(`extra.${strange}`, 'UNKNOWN')
  const filled = own.map((item) => ({ ...item, value: extra[item.type] ?? '' }))
  for (const { type } of filled) {
    const problem = checkField({ items: filled, type, today })
    if (problem) return fault(`extra.${type}`, problem.code)
  }
  return ok(Object.keys(extra).length === 0 ? person : { ...person, extra })
}

export function readApplicant(
  ctx: Context,
  userId: string,
  { page: { form } }: Product,
  given: SentApplicant,
  today: Day,
): Read<Applicant> {
  if (given.credentialType === 'ORG') return readCompany(ctx, userId, form, given, today)
  const person = readPerson(ctx, userId, form, given, { role: 'applicant', today })
  if (!person.ok) return person
  if (!isAdult({ birthOn: person.value.birthOn, onDay: today })) return fault('birthday', 'MINOR')
  const wrong = formFault(given, person.value, today)
  if (wrong) return { ok: false, fault: wrong }
  return withMobile(ctx, userId, person.value, given, checkMobile)
}

/** Checks a company as applicant, where the product may be sold to one. */
function readCompany(
  ctx: Context,
  userId: string,
  form: FormRules,
  given: SentApplicant,
  today: Day,
): Read<Applicant> {
  if (!form.credentialTypes.includes('ORG')) return fault('credentialType', 'TYPE')
  const named = readNamed(ctx, userId, given, (value) => checkOrgName({ value }))
  if (!named.ok) return named
  const company = { ...named.value, credentialType: 'ORG' as const }
  const wrong = formFault(given, company, today)
  if (wrong) return { ok: false, fault: wrong }
  const own = withOwn(company, withCertificate(formOf('applicant', form), 'ORG'), given, today)
  return own.ok ? withMobile(ctx, userId, own.value, given, checkOrgMobile) : own
}

function withMobile<P extends object>(
  ctx: Context,
  userId: string,
  person: P,
  given: SentApplicant,
  check: (input: { value: string }) => Result<string, string>,
): Read<P & { mobile: string }> {
  const typed = reveal(ctx.keys, userId, 'mobile', given.mobile)
  if (typed === undefined) return fault('mobile', 'TOKEN')
  const mobile = check({ value: typed })
  return mobile.ok ? ok({ ...person, mobile: mobile.value }) : fault('mobile', mobile.code)
}
