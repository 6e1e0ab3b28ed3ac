import type { Keys } from '../../context/keys'
import type { Payer, Person } from './people'

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
export const openPayer = (keys: Keys, sealed: string, proposalId: string): Payer =>
  open(keys, sealed, proposalId, 'applicant') as Payer

export const sealPerson = (keys: Keys, person: Person, proposalId: string): string =>
  keys.seal(JSON.stringify(person), `proposal:${proposalId}`, 'insurant')
export const sealPayer = (keys: Keys, payer: Payer, proposalId: string): string =>
  keys.seal(JSON.stringify(payer), `proposal:${proposalId}`, 'applicant')
