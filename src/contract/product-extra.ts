import * as v from 'valibot'
import { parsedJson } from './parse-with'
import { productPopups } from './product-popups'
import { propertyTerms } from './property'
import { wording } from './wording'

/** A malformed part, or a newer one, counts as missing: it must not take the page down. */
const part = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** What a product adds to its page (specification section 7, `extraData`). */
const productExtra = v.object({
  wording: part(wording),
  /** The variant of the purchase with its own pages (specification section 2). */
  flow: part(v.picklist(['pdd', 'pjp'])),
  /** Proposals are created and confirmed under the second names of the calls. */
  proposalApi: part(v.literal('V2')),
  /** The applicant is asked for in a popup (specification section 2). */
  applicantForm: part(v.literal('popup')),
  popups: part(productPopups),
  /** The terms for homes of a property insurance. */
  property: part(propertyTerms),
})
export type ProductExtra = v.InferOutput<typeof productExtra>

/** Reads `extraData`, which is JSON text on the wire. Unreadable text adds nothing. */
export const readProductExtra = (text: string): ProductExtra => parsedJson(productExtra, text) ?? {}
