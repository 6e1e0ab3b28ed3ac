import * as v from 'valibot'
import { id, text } from './fields'

/** The partner or place that asks for a token and uses it: the specification's `source`. */
export const source = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/))
export const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** Values that a page adds to its token request. The partner receives them unchanged. */
export const extras = v.record(id, text)
