import * as v from 'valibot'
import { insurantStatuses } from '@/domain/insurant/insurant-status'
import { relationTypes } from '@/domain/insurant/relation'
import { credentialType, day, genderCode, ownValues, relationType, sensitive, text } from './fields'
import { insuredHome } from './insured-home'

/** Validity of a credential; a long-term one has no end (shown as 长期). */
export const credentialValidity = v.variant('type', [
  v.strictObject({ type: v.literal('longTerm'), start: day }),
  v.strictObject({ type: v.literal('shortTerm'), start: day, end: day }),
])

const identity = {
  name: sensitive,
  credentialType,
  credentialNo: sensitive,
  /** The next four are required unless the credential number tells them (01, 17, 551, 552). */
  gender: v.optional(genderCode),
  birthday: v.optional(day),
  nationality: v.optional(v.pipe(v.string(), v.maxLength(10))),
  validity: v.optional(credentialValidity),
  /** Of the product's own fields. */
  extra: v.optional(ownValues),
}

export const applicant = v.strictObject({ ...identity, mobile: sensitive })
export type Applicant = v.InferOutput<typeof applicant>

export const insurant = v.strictObject({
  ...identity,
  relationType,
  comboCode: v.optional(text),
  ...insuredHome,
})
export type Insurant = v.InferOutput<typeof insurant>

/** A person insured before, offered again (specification section 3). */
export const historicalInsurant = v.object({
  insurantId: v.string(),
  maskName: v.string(),
  maskCredentialNo: v.string(),
  encryptName: v.string(),
  encryptCredentialNo: v.string(),
  credentialType,
  /** Records of earlier years carry small letters. */
  relationType: v.pipe(v.string(), v.toUpperCase(), v.picklist(relationTypes)),
  gender: genderCode,
  birthday: day,
  nationality: v.optional(v.string()),
  /** Whether this person already holds, or is buying, the product asked for. */
  curInsureStatus: v.picklist(insurantStatuses),
  expireTime: v.nullable(v.string()),
})
export type HistoricalInsurant = v.InferOutput<typeof historicalInsurant>
