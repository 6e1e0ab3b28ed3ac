import type { Result } from '@/domain/base/result'

/** Asks the real-name centre whether a name and a credential number belong to one person. */
export type Realname = {
  verify: (person: RealnamePerson) => Promise<Result<{ level: RealnameLevel }, RealnameCode>>
}

export type RealnamePerson = {
  /** Opaque number of the account that claims to be this person. */
  accountId: string
  /** BROWSER accounts are mobiles, WECHAT accounts openids: the centre refuses them differently. */
  channel: 'BROWSER' | 'WECHAT'
  name: string
  /** User-service id of the credential type (1, 7, 41, 42, 53). */
  credentialType: number
  credentialNo: string
}

/** LV1 two factors, LV2 three factors or WeChat, LV3 face. */
export const realnameLevels = ['LV1', 'LV2', 'LV3'] as const
export type RealnameLevel = (typeof realnameLevels)[number]

/** The centre's refusals are the `authCode` of the specification (section 8), word for word. */
export const authCodes = [
  'HAD_AUTH',
  'ID_HAD_USE',
  'ID_NOT_MATCH',
  'BASIC2_NOT_MATCH',
  'CREDENTIALNO_BLACKLIST',
  'AUTH_FAILED',
  'WX_AUTH_FAIL',
] as const
export type AuthCode = (typeof authCodes)[number]

export type RealnameCode =
  | AuthCode
  /** Our request or our key is wrong. */
  | 'REFUSED'
  | 'UNKNOWN'
