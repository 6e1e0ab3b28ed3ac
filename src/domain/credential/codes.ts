import { credentialTypes, isCredentialType, type CredentialType } from './type'

/**
 * The two other sets of codes of credential types (specification section 3): ids of the user
 * service go into requests, display codes come with policies. 551 and 552 mean the same in both.
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

/** Undefined for 17, 551, 552 and unknown ids: such people cannot be checked by real name. */
export const userServiceIdOf = (type: string): number | undefined =>
  isCredentialType(type) ? userServiceIds[type] : undefined

export const displayCodeOf = (type: string): string | undefined =>
  isCredentialType(type) ? displayCodes[type] : undefined

/** The type behind a code of any of the three sets; no code is shared with another meaning. */
export const credentialTypeOf = (code: string | number): CredentialType | undefined =>
  credentialTypes.find((type) =>
    [type, displayCodes[type], userServiceIds[type]?.toString()].includes(String(code)),
  )
