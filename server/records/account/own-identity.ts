import type { CredentialType } from '@/domain/credential/type'
import { openOwn, ownerOf, type Keys } from '../../context/keys'
import type { User } from './user-repo'

/**
 * The person to whom an account belongs. The account stores it sealed, and `locked` once it is
 * verified.
 */
interface Identity {
  name: string
  credentialNo: string
}

type Sealed = Pick<User, 'id' | 'nameSealed' | 'credentialNoSealed'>

export const sealIdentity = (
  keys: Keys,
  userId: string,
  { name, credentialNo, credentialType }: Identity & { credentialType: CredentialType },
) => ({
  nameSealed: keys.seal(name, ownerOf(userId), 'name'),
  credentialType,
  credentialNoSealed: keys.seal(credentialNo, ownerOf(userId), 'credentialNo'),
})

/** Undefined where no identity is stored. */
export function openIdentity(
  keys: Keys,
  { id, nameSealed, credentialNoSealed }: Sealed,
): Identity | undefined {
  const name = openOwn(keys, id, nameSealed, 'name')
  const credentialNo = openOwn(keys, id, credentialNoSealed, 'credentialNo')
  return name && credentialNo ? { name, credentialNo } : undefined
}

export function isIdentityOf(keys: Keys, account: Sealed, claimed: Identity): boolean {
  const own = openIdentity(keys, account)
  return own?.name === claimed.name && own.credentialNo === claimed.credentialNo
}
