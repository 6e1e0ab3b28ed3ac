import * as v from 'valibot'
import { count, fen } from './fields'

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
