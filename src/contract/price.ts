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
  /** The insured home as JSON (contract/product-page). There is one line for each copy. */
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

/** Premium (fen) per combo by age in full years on the effective day, both ends included. */
export const tariff = v.array(
  v.object({
    comboCode: v.string(),
    title: v.string(),
    bands: v.array(
      v.object({
        minAge: count,
        maxAge: count,
        label: v.string(),
        /** A mark for the band's people, such as 未成年人. */
        tag: v.optional(v.string()),
        premiumFen: fen,
      }),
    ),
  }),
)
export type Tariff = v.InferOutput<typeof tariff>
