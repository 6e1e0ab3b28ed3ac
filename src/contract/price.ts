import * as v from 'valibot'
import { count, day, fen, relationType } from './fields'

const priceLine = v.object({
  name: v.string(),
  relationType,
  tag: v.optional(v.string()),
  credentialNo: v.string(),
  age: count,
  premiumFen: fen,
  premiumDesc: v.string(),
  text: v.string(),
  /** The insured home as JSON (contract/property). There is one line for each copy. */
  extraValue: v.optional(v.string()),
  riskList: v.array(v.object({ riskName: v.string(), premiumDesc: v.string(), text: v.string() })),
})
export const price = v.object({
  totalFen: fen,
  effectiveOn: day,
  insurants: v.array(priceLine),
  rule: v.optional(v.object({ text: v.string(), tag: v.string() })),
  /** The family discount of the whole order in fen. Premiums and total already include it. */
  discount: v.optional(v.object({ title: v.string(), people: count, listFen: fen, offFen: fen })),
})
export type Price = v.InferOutput<typeof price>
