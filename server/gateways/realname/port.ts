import type { Result } from '@/domain/base/result'
import type { AuthCode, RealNameLevel } from '@/domain/confirm/real-name'

/** Asks the real-name centre whether a name and a credential number belong to one person. */
export type Realname = {
  verify: (person: RealnamePerson) => Promise<Result<{ level: RealNameLevel }, RealnameCode>>
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

export type RealnameCode =
  | AuthCode
  /** Our request or our key is wrong. */
  | 'REFUSED'
  | 'UNKNOWN'
