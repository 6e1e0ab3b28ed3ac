import { fill } from '../fill'
import { formErrors } from './form-errors'

/** How the texts of the form call the applicant. */
const OWN = '您本人'

type Texts = Readonly<Record<string, keyof typeof formErrors>>

const invalidIdentity = {
  TYPE: 'credentialTypeBlank',
  BLANK: 'identityBlank',
  FORMAT: 'identityInvalid',
  HMT_UNSUPPORTED: 'hmtUnsupported',
  WRONG_TYPE: 'identityInvalid',
  DATE: 'identityInvalid',
  CHECK: 'identityInvalid',
} as const satisfies Texts

const invalidCredential = {
  ...invalidIdentity,
  BLANK: 'credentialBlank',
  FORMAT: 'credentialInvalid',
  WRONG_TYPE: 'credentialInvalid',
  DATE: 'credentialInvalid',
  CHECK: 'credentialInvalid',
} as const satisfies Texts

const invalidName = <const T extends keyof typeof formErrors>(text: T) =>
  ({ BLANK: text, EMOJI: 'emoji', FORMAT: text, SEGMENTS: text, SHORT: text, LONG: text }) as const

/** Codes of the rules for each field; a code that is not here does not compile where it is told. */
const texts = {
  /** ID card, type 01. */
  identity: invalidIdentity,
  /** Every other type of ID. */
  credential: invalidCredential,
  applicantName: invalidName('nameInvalid'),
  insurantName: invalidName('insurantNameInvalid'),
  organisationName: invalidName('organisationNameInvalid'),
  mobile: { BLANK: 'mobileBlank', FORMAT: 'mobileInvalid' },
  /** A company's number may be a landline. */
  phone: { BLANK: 'mobileBlank', FORMAT: 'phoneInvalid' },
  verifyCode: { BLANK: 'codeBlank', FORMAT: 'codeInvalid' },
  email: { BLANK: 'email', FORMAT: 'email' },
  nationality: {
    BLANK: 'nationalityBlank',
    FORMAT: 'nationalityInvalid',
    LOCKED: 'nationalityInvalid',
  },
  gender: { BLANK: 'genderBlank' },
  birthday: {
    BLANK: 'birthdayBlank',
    FORMAT: 'birthdayInvalid',
    EARLY: 'birthdayInvalid',
    FUTURE: 'birthdayInvalid',
    MINOR: 'minor',
  },
  validity: {
    START_BLANK: 'validityBlank',
    END_BLANK: 'validityBlank',
    START_RANGE: 'validityInvalid',
    END_RANGE: 'validityInvalid',
    END_BEFORE_START: 'validityInvalid',
    END_PAST: 'validityExpired',
  },
  terms: { BLANK: 'terms' },
} as const satisfies Record<string, Texts>

/** What cannot be true of an applicant, or between two people, wherever it is shown. */
const people = {
  MINOR: 'minor',
  OWN_NUMBER: 'ownNumber',
  RELATION_GENDER: 'relationGender',
  PARENT_YOUNGER: 'parentYounger',
  CHILD_OLDER: 'childOlder',
  PRODUCT_GENDER: 'productGender',
} as const satisfies Texts

/** The texts speak to the applicant; `self` names the applicant where somebody else fills in. */
export const peopleText = (code: keyof typeof people, self: string = OWN): string =>
  formErrors[people[code]].replace(OWN, self)

export type CheckedField = keyof typeof texts
export type FieldCode<F extends CheckedField> = Extract<keyof (typeof texts)[F], string>

/** What is wrong with a field: `fieldErrorText('mobile', code)`. */
export const fieldErrorText = <F extends CheckedField>(field: F, code: FieldCode<F>): string => {
  const known: Texts = texts[field]
  return formErrors[known[code] ?? 'required']
}

/** The same for a rule that the gateway names; undefined where no form knows it. */
export const refusedFieldText = (field: CheckedField, rule: string): string | undefined => {
  const known: Texts = { ...people, ...texts[field] }
  const text = known[rule]
  return text && formErrors[text]
}

/** A generic text field names itself and its limits. */
export const textErrorText = (
  code: 'BLANK' | 'EMOJI' | 'SHORT' | 'LONG',
  field: { label: string; min: number; max: number },
): string => {
  switch (code) {
    case 'BLANK':
      return fill(formErrors.required, { LABEL: field.label })
    case 'EMOJI':
      return formErrors.emoji
    case 'SHORT':
    case 'LONG':
      return fill(formErrors.textLength, { MIN: field.min, MAX: field.max })
  }
}
