import * as v from 'valibot'
import { insurantStatuses } from '@/domain/insurant/insurant-status'
import { relationTypes } from '@/domain/insurant/relation'
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
} from './fields'
import { insuredHome } from './insured-home'

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

/**
 * The same data as the applicant's form shows it (specification section 3, applicant form data).
 * The gateway refuses a contradiction.
 */
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

/** A person insured before, offered for selection (specification section 3). */
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
