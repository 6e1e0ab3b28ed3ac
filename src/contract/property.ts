import * as v from 'valibot'
import { count } from './fields'

/** Cover of homes (specification section 3, property insurance): what a product says of them. */
export const propertyTerms = v.object({
  /** Where they may stand. */
  districts: v.pipe(v.array(v.pipe(v.string(), v.minLength(2), v.maxLength(20))), v.minLength(1)),
  /** In one order. */
  maxHomes: v.pipe(count, v.minValue(1), v.maxValue(5)),
  /** Of the same cover for one home. */
  maxCopies: v.pipe(count, v.minValue(1), v.maxValue(4)),
})
export type PropertyTerms = v.InferOutput<typeof propertyTerms>
