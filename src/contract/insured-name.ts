import * as v from 'valibot'
import { relationType, type RelationType } from './fields'

/**
 * Identifies an insured person to users who choose or revoke policies. A masked name alone may fit
 * two people of a family. An older gateway sends only the name.
 */
export const insuredName = {
  /** Masked name: 王**. */
  insurantName: v.string(),
  /** Relation to the applicant. */
  relationType: v.optional(relationType),
  /** The last four characters of the credential number. */
  credentialTail: v.optional(v.string()),
  /** The address of the insured home. One person may insure several homes. */
  home: v.optional(v.string()),
}

export interface InsuredName {
  insurantName: string
  relationType?: RelationType | undefined
  credentialTail?: string | undefined
  home?: string | undefined
}
