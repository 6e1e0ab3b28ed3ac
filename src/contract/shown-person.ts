import * as v from 'valibot'
import { credentialTypeOf } from '@/domain/credential/codes'
import { credentialType, genderCode, relationType } from './fields'

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
/** The applicant. The specification's names of section 3 stand beside ours. */
export const shownApplicant = v.object({
  ...shownPerson.entries,
  mobile: v.string(),
  nameMask: v.optional(v.string()),
  identityMask: v.optional(v.string()),
  mobileMask: v.optional(v.string()),
  gender: v.optional(genderCode),
})

export type ShownPerson = v.InferOutput<typeof shownPerson>
