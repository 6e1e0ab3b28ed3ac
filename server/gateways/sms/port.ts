import type { Result } from '@/domain/base/result'

/**
 * Sends verification codes and notices by SMS. The caller enforces its own limits per number and
 * address.
 */
export type Sms = {
  sendCode: (message: CodeMessage) => Promise<Result<{ serialNo: string }, SmsCode>>
  sendNotice: (message: NoticeMessage) => Promise<Result<{ serialNo: string }, SmsCode>>
}

export type CodeMessage = {
  /** Mainland mobile, 11 digits. */
  phoneNumber: string
  code: string
  /** The purpose of the code. The provider repeats it in its reports. */
  scene: string
  validMinutes: number
}

export type NoticeMessage = {
  /** Mainland mobile, 11 digits. */
  phoneNumber: string
  /** The approved template; `values` are its parameters in order. */
  templateId: string
  values: readonly string[]
  /** Our reference. The provider repeats it in its reports. */
  reference: string
}

export type SmsCode =
  /** The provider's own limit for this number (per 30 s, hour or day). */
  | 'RATE_LIMITED'
  /** The number cannot be reached. */
  | 'NUMBER_INVALID'
  /** Signature, template, account or balance: our settings are wrong, not the user's input. */
  | 'REFUSED'
  /** The provider answered with an error of its own. As far as it says, nothing was sent. */
  | 'FAILED'
  /** There was no answer. The message may have been sent. */
  | 'UNKNOWN'
