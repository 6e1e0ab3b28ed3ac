import { fail, ok, type Result } from '../base/result'
import { checkText, type TextCode } from '../base/text'
import { validate, type CredentialCode, type CredentialEnv } from '../credential/credential'
import { isAdult, checkBirthday, type BirthdayCode } from '../person/birthday'
import {
  checkEmail,
  checkMobile,
  checkOrgMobile,
  checkSmsCode,
  type ContactCode,
} from '../person/contact'
import { isGender } from '../person/gender'
import { checkName, checkOrgName, mayBeLatin, type NameCode, type NameRole } from '../person/name'
import { checkValidity, type ValidityCode } from '../person/validity'
import { isDay, type Day } from '../time/day'
import { DEFAULT_NATIONALITY, dayRangeOf, certificateOf, type FormItem } from './item'
import { isChineseOnly, derivedOf, isSkipped } from './state'

export const nationalityCodes = ['BLANK', 'FORMAT', 'LOCKED'] as const
type NationalityCode = (typeof nationalityCodes)[number]

/** ISO 3166-1 alpha-3 codes, as in the list of countries. */
const CODE = /^[A-Z]{3}$/

/** LOCKED: with documents of Chinese citizens and compatriots only CHN is possible. */
export function checkNationality({
  value,
  certificate,
}: {
  value: string
  certificate: string
}): Result<string, NationalityCode> {
  if (value === '') return fail('BLANK')
  if (!CODE.test(value)) return fail('FORMAT')
  return isChineseOnly(certificate) && value !== DEFAULT_NATIONALITY ? fail('LOCKED') : ok(value)
}

type CodesByRule = {
  applicantName: NameCode
  insurantName: NameCode
  organisationName: NameCode
  identity: CredentialCode
  credential: CredentialCode
  nationality: NationalityCode
  gender: 'BLANK'
  birthday: BirthdayCode | 'MINOR'
  validity: ValidityCode
  mobile: ContactCode
  phone: ContactCode
  verifyCode: ContactCode
  email: ContactCode
  text: TextCode
  choice: 'BLANK' | 'UNKNOWN'
  day: 'BLANK' | 'FORMAT' | 'RANGE'
}
type Rule = keyof CodesByRule

/** The rule that a value breaks, and how. Together they select the message. */
export type Violation = { [R in Rule]: { rule: R; code: CodesByRule[R] } }[Rule]

export type FormProblem = Violation & {
  field: string
  /** The field's own message for this case, if it has one. */
  tip?: string
}

export type FormContext = {
  items: readonly FormItem[]
  role?: NameRole | undefined
  env?: CredentialEnv | undefined
  today: Day
}

/**
 * Lists all problems of the form in the order of its fields. The first one is also shown as a
 * toast.
 */
export const checkForm = (form: FormContext): FormProblem[] =>
  form.items.flatMap(({ type }) => {
    const problem = checkField({ ...form, type })
    return problem ? [problem] : []
  })

/** Checks one field, for example when it loses focus. */
export function checkField(form: FormContext & { type: string }): FormProblem | undefined {
  const { items, type } = form
  const item = items.find((one) => one.type === type)
  if (!item || isSkipped({ items, type })) return undefined
  if (item.optional && isEmpty(item)) return undefined
  const violation = violationOf(item, form)
  if (!violation) return undefined
  const tip = violation.code.endsWith('BLANK') ? item.blankTips : item.errorTips
  return tip === undefined ? { field: type, ...violation } : { field: type, ...violation, tip }
}

const isEmpty = ({ value }: FormItem): boolean =>
  typeof value === 'string' ? !value.trim() : !value.start && !value.end

function violationOf(item: FormItem, form: FormContext): Violation | undefined {
  if (typeof item.value !== 'string')
    return as('validity', checkValidity({ ...item.value, today: form.today }))
  const { value } = item
  const certificate = certificateOf(form.items)
  const isOrg = certificate === 'ORG'
  switch (item.type) {
    case 'name':
      return isOrg ? as('organisationName', checkOrgName({ value })) : nameViolation(value, form)
    case 'certificate':
      return value === '' ? { rule: 'identity', code: 'TYPE' } : undefined
    case 'identity':
      return identityViolation(value, form)
    case 'nationality':
      return as('nationality', checkNationality({ value, certificate }))
    case 'gender':
      return isGender(value) ? undefined : { rule: 'gender', code: 'BLANK' }
    case 'birthday':
      return birthdayViolation(value, form)
    case 'credentialValidDate':
      return { rule: 'validity', code: 'START_BLANK' }
    case 'mobile':
      return isOrg ? as('phone', checkOrgMobile({ value })) : as('mobile', checkMobile({ value }))
    case 'verifyCode':
      return as('verifyCode', checkSmsCode({ value }))
    case 'email':
      return as('email', checkEmail({ value }))
    default:
      return ownViolation(value, item, form.today)
  }
}

/** A field that the product added is checked by the component that asks for it. */
function ownViolation(value: string, item: FormItem, today: Day): Violation | undefined {
  switch (item.component) {
    case 'picker':
    case 'selector':
    case 'selectBoard':
      if (!value) return { rule: 'choice', code: 'BLANK' }
      return item.options?.some((option) => option.value === value && !option.disabled)
        ? undefined
        : { rule: 'choice', code: 'UNKNOWN' }
    case 'datePicker':
    case 'duringPicker':
      if (!value) return { rule: 'day', code: 'BLANK' }
      return dayViolation(value, item, today)
    case 'text':
      return as('text', checkText({ value, min: item.minlength, max: item.maxlength }))
  }
}

function dayViolation(value: string, item: FormItem, today: Day): Violation | undefined {
  if (!isDay(value)) return { rule: 'day', code: 'FORMAT' }
  const { min, max } = dayRangeOf(item, today)
  return value < min || value > max ? { rule: 'day', code: 'RANGE' } : undefined
}

function nameViolation(value: string, { items, role = 'applicant' }: FormContext) {
  const type = certificateOf(items)
  const result = checkName({ value, type, role })
  // An applicant normally enters Chinese characters, but a Latin name with a passport is checked as
  // Latin.
  const isLatin = value && mayBeLatin(type)
  return as(role === 'applicant' && !isLatin ? 'applicantName' : 'insurantName', result)
}

/** Without a birthday field, a birthday out of range is reported as a fault of the number. */
function identityViolation(
  value: string,
  { items, env, role, today }: FormContext,
): Violation | undefined {
  const type = certificateOf(items)
  const rule = type === '01' ? 'identity' : 'credential'
  const result = validate({ type, value, env })
  if (!result.ok) return as(rule, result)
  const { birthday } = derivedOf({ items, today })
  if (birthday === undefined) return undefined
  return checkBirthday({ value: birthday, today }).ok
    ? minority(birthday, { role, today })
    : as(rule, { ok: false, code: 'DATE' })
}

function birthdayViolation(value: string, { role, today }: FormContext): Violation | undefined {
  const birthday = checkBirthday({ value, today })
  return birthday.ok ? minority(value, { role, today }) : as('birthday', birthday)
}

/**
 * Only an adult may buy. A minor's birthday is reported at the number when the number contains it.
 */
const minority = (
  birthOn: Day,
  { role, today }: Pick<FormContext, 'role' | 'today'>,
): Violation | undefined =>
  role === 'applicant' && !isAdult({ birthOn, onDay: today })
    ? { rule: 'birthday', code: 'MINOR' }
    : undefined

type Outcome<Code> = { ok: true } | { ok: false; code: Code }

function as<R extends Rule>(
  rule: R,
  outcome: Outcome<CodesByRule[R]>,
): { rule: R; code: CodesByRule[R] } | undefined {
  return outcome.ok ? undefined : { rule, code: outcome.code }
}
