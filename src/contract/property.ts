import * as v from 'valibot'
import { count } from './fields'

/** Insurance of homes (specification section 3, property insurance): the product's terms. */
export const propertyTerms = v.object({
  /** Districts in which a home can be insured. */
  districts: v.pipe(v.array(v.pipe(v.string(), v.minLength(2), v.maxLength(20))), v.minLength(1)),
  /** Greatest number of homes in one order. */
  maxHomes: v.pipe(count, v.minValue(1), v.maxValue(5)),
  /** Greatest number of copies for one home. */
  maxCopies: v.pipe(count, v.minValue(1), v.maxValue(4)),
})
export type PropertyTerms = v.InferOutput<typeof propertyTerms>
