/**
 * Credential types by the id that forms use (specification section 3). The two other sets of codes
 * are in codes.ts. 17 covers both kinds of residence permit.
 */
export const credentialTypes = [
  '01',
  'PASSPORT',
  'SPECIAL',
  'TAIWAN',
  'PR',
  '17',
  '551',
  '552',
  'ORG',
] as const
export type CredentialType = (typeof credentialTypes)[number]

export const defaultCredentialType: CredentialType = '01'

export const isCredentialType = (type: string): type is CredentialType =>
  credentialTypes.some((known) => known === type)
