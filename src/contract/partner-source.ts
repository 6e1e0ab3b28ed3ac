import * as v from 'valibot'
import { id, text } from './fields'

/** Where a token is meant to be used, and who asks for it: the specification's `source`. */
export const source = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/))
export const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** What a page says along with the request for a token; the partner is told it again. */
export const extras = v.record(id, text)
