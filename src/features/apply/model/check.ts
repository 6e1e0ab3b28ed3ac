import { fieldErrorText } from '@/copy/fieldErrors'
import { checkBirthday } from '@/domain/birthday'
import { checkMobile } from '@/domain/contact'
import { validate } from '@/domain/credential'
import { checkName, type NameRole } from '@/domain/name'
import { checkValidity } from '@/domain/validity'
import type { ApplicantForm, InsurantForm, PersonForm, Secret } from '@/stores/purchase'
import { isNationalityLocked, needsDetails } from './details'

/** What is wrong with one field, in the order the fields stand on the page. */
export interface Problem {
  /** `applicant` or the insurant's key. */
  person: string
  field: keyof ApplicantForm
  text: string
}

/** A value that the gateway already holds was checked when it was given. */
const untouched = ({ token }: Secret): boolean => token !== undefined

type Found = Omit<Problem, 'person'>[]

const name = (person: PersonForm, role: NameRole): Found => {
  if (untouched(person.name)) return []
  const result = checkName({ value: person.name.value, type: person.credentialType, role })
  if (result.ok) return []
  const field = role === 'applicant' ? 'applicantName' : 'insurantName'
  return [{ field: 'name', text: fieldErrorText(field, result.code) }]
}

const credentialNo = (person: PersonForm): Found => {
  if (untouched(person.credentialNo)) return []
  const result = validate({ type: person.credentialType, value: person.credentialNo.value })
  if (result.ok) return []
  const field = person.credentialType === '01' ? 'identity' : 'credential'
  return [{ field: 'credentialNo', text: fieldErrorText(field, result.code) }]
}

const details = (person: PersonForm, today: string): Found => {
  if (!needsDetails(person.credentialType)) return []
  const found: Found = []
  if (!person.nationality && !isNationalityLocked(person.credentialType))
    found.push({ field: 'nationality', text: fieldErrorText('nationality', 'BLANK') })
  const birthday = checkBirthday({ value: person.birthday, today })
  if (!birthday.ok)
    found.push({ field: 'birthday', text: fieldErrorText('birthday', birthday.code) })
  if (!person.gender) found.push({ field: 'gender', text: fieldErrorText('gender', 'BLANK') })
  const { validType: type, validStart: start, validEnd: end } = person
  const validity = checkValidity({ type, start, end, today })
  if (!validity.ok) {
    const field = validity.code.startsWith('START') ? 'validStart' : 'validEnd'
    found.push({ field, text: fieldErrorText('validity', validity.code) })
  }
  return found
}

const person = (form: PersonForm, role: NameRole, today: string): Found => [
  ...name(form, role),
  ...credentialNo(form),
  ...details(form, today),
]

export const checkApplicant = (form: ApplicantForm, today: string): Problem[] => {
  const mobile = untouched(form.mobile) ? undefined : checkMobile({ value: form.mobile.value })
  const found: Found = [
    ...person(form, 'applicant', today),
    ...(mobile && !mobile.ok
      ? [{ field: 'mobile' as const, text: fieldErrorText('mobile', mobile.code) }]
      : []),
  ]
  return found.map((problem) => ({ person: 'applicant', ...problem }))
}

export const checkInsurant = (form: InsurantForm, today: string): Problem[] =>
  form.relationType === 'SELF'
    ? []
    : person(form, 'insurant', today).map((problem) => ({ person: form.key, ...problem }))
