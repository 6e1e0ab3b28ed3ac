/**
 * Credential types by the id that forms use. The two other sets of codes are in codes.ts. 17 covers
 * both kinds of residence permit.
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

/**
 * The two other sets of codes for credential types. Requests carry ids of the user service, and
 * policies come with display codes. 551 and 552 mean the same in both.
 */

const userServiceIds: Partial<Record<CredentialType, number>> = {
  '01': 1,
  PASSPORT: 7,
  SPECIAL: 41,
  TAIWAN: 42,
  PR: 53,
  ORG: 9999,
}

const displayCodes: Partial<Record<CredentialType, string>> = {
  '01': '111',
  TAIWAN: '511',
  SPECIAL: '516',
  '551': '551',
  '552': '552',
  PR: '553',
}

/** Undefined for 17, 551, 552 and unknown ids, which the real-name check does not support. */
export const userServiceIdOf = (type: string): number | undefined =>
  isCredentialType(type) ? userServiceIds[type] : undefined

/** Finds the type for a code of any of the three sets. No code has two meanings. */
export const credentialTypeOf = (code: string | number): CredentialType | undefined =>
  credentialTypes.find((type) =>
    [type, displayCodes[type], userServiceIds[type]?.toString()].includes(String(code)),
  )
