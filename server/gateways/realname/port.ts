import type { Result } from '@/domain/base/result'
import type { AuthCode, RealNameLevel } from '@/domain/confirm/real-name'

/** The real-name centre: whether a name, a number, a phone and a face belong to one person. */
export type Realname = {
  verify: (person: RealnamePerson) => Promise<Result<{ level: RealNameLevel }, RealnameCode>>
  /** Whether the account may be reached at a phone. */
  checkPhone: (phone: RealnamePhone) => Promise<Result<null, PhoneCode>>
  /** Begins a look at the face: where the person shows it. */
  beginFace: (person: RealnamePerson) => Promise<Result<{ faceId: string; url: string }, Unasked>>
  /** What came of it; the same person as it was begun for. */
  faceOutcome: (
    person: RealnamePerson & { faceId: string },
  ) => Promise<Result<{ level: RealNameLevel }, FaceCode>>
}

export type RealnamePerson = {
  /** Opaque number of the account that claims to be this person. */
  accountId: string
  /** BROWSER accounts are mobiles, WECHAT accounts openids: the centre refuses them differently. */
  channel: 'BROWSER' | 'WECHAT'
  name: string
  /** User-service id of the credential type (1, 7, 41, 42, 53, 9999). */
  credentialType: number
  credentialNo: string
}

export type RealnamePhone = { accountId: string; phoneNumber: string }

/** REFUSED: our request or our key is wrong. */
type Unasked = 'REFUSED' | 'UNKNOWN'

export type RealnameCode = AuthCode | Unasked

export const phoneCodes = ['PHONE_MISMATCH', 'BANK_CARD_MISMATCH', 'FACE_FAILED'] as const
export type PhoneCode = (typeof phoneCodes)[number] | Unasked

/** OPEN: nobody showed a face yet. */
export const faceCodes = ['OPEN', 'FAILED'] as const
export type FaceCode = (typeof faceCodes)[number] | Unasked
