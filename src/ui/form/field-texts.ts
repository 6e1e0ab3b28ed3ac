import { fieldErrorText, textErrorText } from '@/copy/errors/field-errors'
import { formErrors } from '@/copy/errors/form-errors'
import { fill } from '@/copy/fill'
import { credentialTypes, genders } from '@/copy/product/people'
import { apply } from '@/copy/purchase/apply'
import type { FormProblem } from '@/domain/apply/check'
import type { FieldType, FormItem } from '@/domain/apply/item'
import { maxLengths } from '@/domain/base/text'
import type { Choice } from '../primitives/control.types'

const labels: Record<FieldType, string> = {
  name: apply.name,
  certificate: apply.credentialType,
  identity: apply.identity,
  nationality: apply.nationality,
  birthday: apply.birthday,
  gender: apply.gender,
  credentialValidDate: apply.validity,
  mobile: apply.mobile,
  verifyCode: apply.verifyCode,
  email: apply.email,
}

const placeholders: Record<FieldType, string> = {
  name: apply.namePlaceholder,
  certificate: apply.credentialTypePlaceholder,
  identity: apply.identityPlaceholder,
  nationality: apply.nationalityPlaceholder,
  birthday: apply.birthdayPlaceholder,
  gender: apply.genderPlaceholder,
  credentialValidDate: apply.validityPlaceholder,
  mobile: apply.mobilePlaceholder,
  verifyCode: apply.verifyCodePlaceholder,
  email: apply.emailPlaceholder,
}

const known = <T>(texts: Record<FieldType, T>, type: string): T | undefined =>
  type in texts ? texts[type as FieldType] : undefined

/** Labels for a company instead of a person. */
const companyLabels: Readonly<Record<string, string>> = {
  name: apply.organisationName,
  identity: credentialTypes.ORG,
  mobile: apply.organisationPhone,
}

const companyPlaceholders: Readonly<Record<string, string>> = {
  name: apply.organisationNamePlaceholder,
  identity: apply.organisationCodePlaceholder,
  mobile: apply.organisationPhonePlaceholder,
}

/** The text below a field, for example why it cannot be changed. */
export const descOf = ({ type, underDesc, disabled }: FormItem): string | undefined =>
  underDesc ?? (type === 'identity' && disabled ? apply.locked : undefined)

export const labelOf = ({ type, label }: FormItem, certificate?: string): string =>
  label ?? (certificate === 'ORG' ? companyLabels[type] : undefined) ?? known(labels, type) ?? type

export const placeholderOf = ({ type, placeholder }: FormItem, certificate?: string): string =>
  placeholder ??
  (certificate === 'ORG' ? companyPlaceholders[type] : undefined) ??
  known(placeholders, type) ??
  ''

const choicesFrom = (texts: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(texts).map(([value, text]) => ({ value, text }))

/** The options of fields that are the same for all products. */
export const usualChoices = (type: string): readonly Choice[] => {
  switch (type) {
    case 'gender':
      return choicesFrom(genders)
    case 'certificate':
      return choicesFrom(credentialTypes).sort(
        (a, b) => Number(b.value === '01') - Number(a.value === '01'),
      )
    default:
      return []
  }
}

/** Minimum length of a field that sets none. */
const DEFAULT_MIN = 5

/** The text for a problem: the field's own, or the usual one. */
export const problemText = (problem: FormProblem, item: FormItem | undefined): string => {
  if (problem.tip !== undefined) return problem.tip
  if (problem.rule === 'text') {
    return textErrorText(problem.code, {
      label: item ? labelOf(item) : '',
      min: item?.minlength ?? DEFAULT_MIN,
      max: item?.maxlength ?? maxLengths.text,
    })
  }
  if (problem.rule === 'choice' || problem.rule === 'day')
    return fill(formErrors.choose, { LABEL: item ? labelOf(item) : '' })
  // Each rule has its own codes, which the type of a union cannot express.
  return fieldErrorText(problem.rule, problem.code as never)
}

/** The id of a field's control. Its texts add a suffix. */
export const fieldId = (form: string, type: string): string => `${form}-${type}`
