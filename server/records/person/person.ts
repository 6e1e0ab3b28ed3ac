import type { CredentialType } from '@/domain/credential/type'
import type { Gender } from '@/domain/person/gender'
import type { ValidityType } from '@/domain/person/validity'
import type { Day } from '@/domain/time/day'
import { ownerOf, type Keys } from '../../context/keys'

/*
 * A person has these forms. `Person` and `Applicant` are plain text in memory. ./read makes them of
 * what a form sends. Rows hold them sealed (below). ./show makes of them what leaves the gateway.
 */

/** A person in plain text, checked. It exists only in memory. */
export interface Person {
  name: string
  credentialType: CredentialType
  credentialNo: string
  gender: Gender
  birthOn: Day
  nationality?: string | undefined
  validity?: { type: ValidityType; start: Day; end?: Day } | undefined
  /** The answers to the product's own fields, by field type. */
  extra?: Record<string, string> | undefined
  /** The insured home, as JSON (contract/product-page). */
  extraValue?: string | undefined
}

/** The applicant: an adult, or a company, which has neither gender nor birthday. */
export interface Applicant extends Omit<Person, 'gender' | 'birthOn'> {
  gender?: Gender | undefined
  birthOn?: Day | undefined
  mobile: string
}

/** Identifies one person across orders, whatever the case or width of the letters. */
export const credentialHash = (
  keys: Keys,
  { credentialType, credentialNo }: Pick<Person, 'credentialType' | 'credentialNo'>,
): string =>
  // An 18-character number means the same person under every ID type.
  keys.hash(
    credentialNo.length === 18 ? credentialNo : `${credentialType}:${credentialNo}`,
    'credential',
  )

type Kind = 'applicant' | 'insurant'

const seal = (keys: Keys, person: Person | Applicant, owner: string, kind: Kind): string =>
  keys.seal(JSON.stringify(person), owner, kind)

/** The text was sealed by `seal` and is authenticated, so it has the shape that was sealed. */
const open = <T>(keys: Keys, sealed: string, owner: string, kind: Kind): T => {
  const text = keys.open(sealed, owner, kind)
  if (text === undefined) throw new Error('A sealed person does not open: wrong PII_KEY?')
  return JSON.parse(text) as T
}

const ofProposal = (proposalId: string): string => `proposal:${proposalId}`

export const sealApplicant = (keys: Keys, applicant: Applicant, proposalId: string): string =>
  seal(keys, applicant, ofProposal(proposalId), 'applicant')

export const sealPerson = (keys: Keys, person: Person, proposalId: string): string =>
  seal(keys, person, ofProposal(proposalId), 'insurant')

export const sealContact = (keys: Keys, person: Person, userId: string): string =>
  seal(keys, person, ownerOf(userId), 'insurant')

/** The applicant of a proposal's row. */
export const openApplicant = (
  keys: Keys,
  { id, applicantSealed }: { id: string; applicantSealed: string },
): Applicant => open(keys, applicantSealed, ofProposal(id), 'applicant')

/** The person of an insurant's row. */
export const openPerson = (
  keys: Keys,
  { proposalId, personSealed }: { proposalId: string; personSealed: string },
): Person => open(keys, personSealed, ofProposal(proposalId), 'insurant')

/** The person of a contact's row. */
export const openContact = (
  keys: Keys,
  { userId, personSealed }: { userId: string; personSealed: string },
): Person => open(keys, personSealed, ownerOf(userId), 'insurant')
