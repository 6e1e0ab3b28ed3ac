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
export type ShownPerson = v.InferOutput<typeof shownPerson>
