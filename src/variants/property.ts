import * as v from 'valibot'
import { parsedJson } from '@/contract/parse-with'
import { propertyTerms, type PropertyTerms } from '@/contract/property'

const extraData = v.object({ property: v.exactOptional(propertyTerms) })

/** A product's terms for homes, from the extraData of its page. */
export const propertyOf = (page: { extraData?: string | undefined }): PropertyTerms | undefined =>
  parsedJson(extraData, page.extraData ?? '')?.property
