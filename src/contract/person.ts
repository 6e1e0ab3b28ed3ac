import * as v from 'valibot'
import { insurantStatuses, relationTypes } from '@/domain/apply/relation'
import { credentialTypeOf } from '@/domain/credential/type'
import {
  count,
  credentialType,
  day,
  genderCode,
  instant,
  ownValues,
  relationType,
  sensitive,
  text,
  type RelationType,
} from './fields'

/** The insured home as JSON (domain/apply/home) and the number of copies. */
export const insuredHome = {
  extraValue: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  count: v.optional(count),
}

/** Validity of a credential. A long-term one has no end (shown as 长期). */
export const credentialValidity = v.variant('type', [
  v.strictObject({ type: v.literal('longTerm'), start: day }),
  v.strictObject({ type: v.literal('shortTerm'), start: day, end: day }),
])

const identity = {
  name: sensitive,
  credentialType,
  credentialNo: sensitive,
  /**
   * The next four fields are required unless the credential number contains them (01, 17, 551,
   * 552).
   */
  gender: v.optional(genderCode),
  birthday: v.optional(day),
  nationality: v.optional(v.pipe(v.string(), v.maxLength(10))),
  validity: v.optional(credentialValidity),
  /** Values of the product's own fields. */
  extra: v.optional(ownValues),
}

/** The same data as the applicant's form shows it. The gateway refuses a contradiction. */
const shownInForm = {
  certificate: v.optional(credentialType),
  credentialValidType: v.optional(v.picklist(['shortTerm', 'longTerm'])),
  credentialValidDate: v.optional(v.strictObject({ start: day, end: v.optional(day) })),
  birthStr: v.optional(day),
  /** Age in full years today. */
  age: v.optional(count),
}

export const applicant = v.strictObject({ ...identity, ...shownInForm, mobile: sensitive })
export type Applicant = v.InferOutput<typeof applicant>

export const insurant = v.strictObject({
  ...identity,
  relationType,
  comboCode: v.optional(text),
  /** The token of the number again, if homes are insured and the number is already known. */
  encryptedCredentialNo: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
  ...insuredHome,
})
export type Insurant = v.InferOutput<typeof insurant>

/** A person insured before, offered for selection. */
export const historicalInsurant = v.object({
  insurantId: v.string(),
  maskName: v.string(),
  maskCredentialNo: v.string(),
  encryptName: v.string(),
  encryptCredentialNo: v.string(),
  credentialType,
  /** Records of earlier years have lower-case letters. */
  relationType: v.pipe(v.string(), v.toUpperCase(), v.picklist(relationTypes)),
  gender: genderCode,
  birthday: day,
  nationality: v.optional(v.string()),
  /** Whether this person already holds the requested product or has an unpaid order for it. */
  curInsureStatus: v.picklist(insurantStatuses),
  /**
   * The last day of the cover, or the expiry of the unpaid order. `expireAt` is an instant in both
   * cases.
   */
  expireTime: v.nullable(v.string()),
  expireAt: v.optional(v.nullable(instant), null),
})
export type HistoricalInsurant = v.InferOutput<typeof historicalInsurant>

/**
 * Accepts any code of a credential type. Policies may carry display codes (111, 516, ...) and
 * services their own ids.
 */
const shownCredentialType = v.pipe(
  v.string(),
  v.transform((code) => credentialTypeOf(code) ?? code),
  credentialType,
)

/** A person as the gateway shows them. */
export const shownPerson = v.object({
  name: v.string(),
  credentialNo: v.string(),
  credentialType: shownCredentialType,
  relationType: v.optional(relationType),
  genderCode: v.optional(genderCode),
  /** The applicant's birth year only, `1990-**-**`, because the number beside it hides the rest. */
  birth: v.optional(v.string()),
  age: v.optional(v.number()),
  /** The product's own fields: label and answer. */
  extra: v.optional(v.array(v.object({ label: v.string(), text: v.string() }))),
})
/** The applicant. The older names that pages read stand beside ours. */
export const shownApplicant = v.object({
  ...shownPerson.entries,
  mobile: v.string(),
  nameMask: v.optional(v.string()),
  identityMask: v.optional(v.string()),
  mobileMask: v.optional(v.string()),
  gender: v.optional(genderCode),
})

export type ShownPerson = v.InferOutput<typeof shownPerson>

/**
 * Identifies an insured person to users who choose or revoke policies. A masked name alone may fit
 * two people of a family. An older gateway sends only the name.
 */
export const insuredName = {
  /** Masked name: 王**. */
  insurantName: v.string(),
  /** Relation to the applicant. */
  relationType: v.optional(relationType),
  /** The last four characters of the credential number. */
  credentialTail: v.optional(v.string()),
  /** The address of the insured home. One person may insure several homes. */
  home: v.optional(v.string()),
}

export interface InsuredName {
  insurantName: string
  relationType?: RelationType | undefined
  credentialTail?: string | undefined
  home?: string | undefined
}
