import * as v from 'valibot'
import { count } from './fields'

/** Which home is insured, as JSON (domain/insurant/home), and in how many copies. */
export const insuredHome = {
  extraValue: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  count: v.optional(count),
}
