import type { Keys } from '../../context/keys'
import { credentialHash, type Applicant, type Person } from './person'

/** By this hash staff find everybody of a name. Spaces and widths of letters do not matter. */
export const nameHash = (keys: Keys, name: string): string =>
  keys.hash(name.normalize('NFKC').replace(/\s/g, '').toUpperCase(), 'personName')

/** The hashes by which staff find the order of an applicant without opening it. */
export const applicantHashes = (keys: Keys, applicant: Applicant) => ({
  applicantNameHash: nameHash(keys, applicant.name),
  applicantMobileHash: keys.hash(applicant.mobile, 'mobile'),
  applicantCredentialHash: credentialHash(keys, applicant),
})

/** The same for an insured person. */
export const insurantHashes = (keys: Keys, { name }: Pick<Person, 'name'>) => ({
  nameHash: nameHash(keys, name),
})
