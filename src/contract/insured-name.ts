import * as v from 'valibot'
import { relationType, type RelationType } from './fields'

/**
 * Who is insured, for people who choose or lose cover: a mask alone may stand for two of a family.
 * An older gateway says the name alone.
 */
export const insuredName = {
  /** Masked: 王**. */
  insurantName: v.string(),
  /** To the applicant. */
  relationType: v.optional(relationType),
  /** The last four of the credential number. */
  credentialTail: v.optional(v.string()),
  /** The address of the home that is covered: one person may be insured for several. */
  home: v.optional(v.string()),
}

export interface InsuredName {
  insurantName: string
  relationType?: RelationType | undefined
  credentialTail?: string | undefined
  home?: string | undefined
}
