import type { Keys } from '../../context/keys'
import type { Applicant, Person } from './people'

const open = (
  keys: Keys,
  sealed: string,
  proposalId: string,
  field: 'applicant' | 'insurant',
): unknown => {
  const text = keys.open(sealed, `proposal:${proposalId}`, field)
  if (text === undefined) throw new Error('A sealed person does not open: wrong PII_KEY?')
  return JSON.parse(text)
}

// The casts are safe: the text was sealed by the two functions below and is authenticated.
export const openPerson = (keys: Keys, sealed: string, proposalId: string): Person =>
  open(keys, sealed, proposalId, 'insurant') as Person
export const openApplicant = (keys: Keys, sealed: string, proposalId: string): Applicant =>
  open(keys, sealed, proposalId, 'applicant') as Applicant

export const sealPerson = (keys: Keys, person: Person, proposalId: string): string =>
  keys.seal(JSON.stringify(person), `proposal:${proposalId}`, 'insurant')
export const sealApplicant = (keys: Keys, applicant: Applicant, proposalId: string): string =>
  keys.seal(JSON.stringify(applicant), `proposal:${proposalId}`, 'applicant')
