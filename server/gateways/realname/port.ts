import type { Result } from '@/domain/base/result'
import type { AuthCode, RealNameLevel } from '@/domain/realname/real-name'
import type { ReservedTry } from '../reserved-try'

/**
 * The real-name centre. It checks whether a name, a credential number, a phone and a face belong to
 * one person.
 */
export type Realname = {
  verify: (
    person: RealnamePerson,
    reserved: ReservedTry,
  ) => Promise<Result<{ level: RealNameLevel }, RealnameCode>>
  /** Checks whether the account may use this phone number. */
  checkPhone: (phone: RealnamePhone) => Promise<Result<null, PhoneCode>>
  /** Begins a face verification, and answers the address where the person shows the face. */
  beginFace: (
    person: RealnamePerson,
    reserved: ReservedTry,
  ) => Promise<Result<{ faceId: string; url: string }, Unasked>>
  /** The outcome of a face verification. The person must be the one it was begun for. */
  faceOutcome: (
    person: RealnamePerson & { faceId: string },
    reserved: ReservedTry,
  ) => Promise<Result<{ level: RealNameLevel }, FaceCode>>
}

export type RealnamePerson = {
  /** An opaque id of the account that claims to be this person. */
  accountId: string
  /**
   * BROWSER accounts are identified by mobile number, WECHAT accounts by openid. The centre has
   * different refusals for them.
   */
  channel: 'BROWSER' | 'WECHAT'
  name: string
  /** User-service id of the credential type (1, 7, 41, 42, 53, 9999). */
  credentialType: number
  credentialNo: string
}

export type RealnamePhone = { accountId: string; phoneNumber: string }

/** REFUSED means that our request or our key is wrong. */
type Unasked = 'REFUSED' | 'UNKNOWN'

export type RealnameCode = AuthCode | Unasked

export const phoneCodes = ['PHONE_MISMATCH', 'BANK_CARD_MISMATCH', 'FACE_FAILED'] as const
export type PhoneCode = (typeof phoneCodes)[number] | Unasked

/** OPEN means that no face has been shown yet. */
export const faceCodes = ['OPEN', 'FAILED'] as const
export type FaceCode = (typeof faceCodes)[number] | Unasked
