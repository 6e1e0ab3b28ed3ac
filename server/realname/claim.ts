import type { Sensitive } from '@/contract/fields'
import { validate } from '@/domain/credential/credential'
import { credentialTypeOf, type CredentialType } from '@/domain/credential/type'
import { checkName, checkOrgName } from '@/domain/person/name'
import type { Context, User } from '../context/context'
import { reveal } from '../records/person/read'

/** The identity that a user claims. */
export interface Claim {
  name: string
  credentialNo: string
  credentialType: CredentialType
}

interface Given {
  name: Sensitive
  credentialNo: Sensitive
  /** The credential type's id in the user service. */
  credentialType: number
}

/**
 * Opens the given values and checks them by the rules of the form. Undefined if they are not valid.
 */
export function readClaim({ keys }: Context, user: User, given: Given): Claim | undefined {
  const type = credentialTypeOf(given.credentialType)
  const typedName = reveal(keys, user.id, 'name', given.name)
  const typedNo = reveal(keys, user.id, 'credentialNo', given.credentialNo)
  if (!type || typedName === undefined || typedNo === undefined) return undefined
  const name =
    type === 'ORG'
      ? checkOrgName({ value: typedName })
      : checkName({ value: typedName, type, role: 'applicant' })
  const number = validate({ type, value: typedNo })
  if (!name.ok || !number.ok) return undefined
  return { name: name.value, credentialNo: number.value, credentialType: type }
}
