import * as v from 'valibot'
import { credentialTypeOf } from '@/domain/credential/codes'
import { credentialType, genderCode, relationType } from './fields'

/** As people are shown: policies may carry the display codes (111, 516, ...), services their ids. */
const shownCredentialType = v.pipe(
  v.string(),
  v.transform((code) => credentialTypeOf(code) ?? code),
  credentialType,
)

/** A person as the gateway shows one. */
export const shownPerson = v.object({
  name: v.string(),
  credentialNo: v.string(),
  credentialType: shownCredentialType,
  relationType: v.optional(relationType),
  genderCode: v.optional(genderCode),
  /** Of whoever pays: the year alone, `1990-**-**`, as the number beside it hides the rest. */
  birth: v.optional(v.string()),
  age: v.optional(v.number()),
  /** What was asked beside that: label and what was answered. */
  extra: v.optional(v.array(v.object({ label: v.string(), text: v.string() }))),
})
/** Who pays; the specification's names of section 3 stand beside ours. */
export const shownPayer = v.object({
  ...shownPerson.entries,
  mobile: v.string(),
  nameMask: v.optional(v.string()),
  identityMask: v.optional(v.string()),
  mobileMask: v.optional(v.string()),
  gender: v.optional(genderCode),
})

export type ShownPerson = v.InferOutput<typeof shownPerson>
