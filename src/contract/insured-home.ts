import * as v from 'valibot'
import { count } from './fields'

/** The insured home as JSON (domain/insurant/home) and the number of copies. */
export const insuredHome = {
  extraValue: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  count: v.optional(count),
}
