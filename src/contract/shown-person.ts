import * as v from 'valibot'
import { credentialType, genderCode, relationType } from './fields'

/** A person as the gateway shows one. */
export const shownPerson = v.object({
  name: v.string(),
  credentialNo: v.string(),
  credentialType,
  relationType: v.optional(relationType),
  genderCode: v.optional(genderCode),
  age: v.optional(v.number()),
  /** What was asked beside that: label and what was answered. */
  extra: v.optional(v.array(v.object({ label: v.string(), text: v.string() }))),
})
export type ShownPerson = v.InferOutput<typeof shownPerson>
