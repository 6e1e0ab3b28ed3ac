import type { Result } from '@/domain/base/result'

/** Sends verification codes and notices by SMS. Limits per number and address are the caller's own. */
export type Sms = {
  sendCode: (message: CodeMessage) => Promise<Result<{ serialNo: string }, SmsCode>>
  sendNotice: (message: NoticeMessage) => Promise<Result<{ serialNo: string }, SmsCode>>
}

export type CodeMessage = {
  /** Mainland mobile, 11 digits. */
  phoneNumber: string
  code: string
  /** What the code is for; handed back by the provider in its reports. */
  scene: string
  validMinutes: number
}

export type NoticeMessage = {
  /** Mainland mobile, 11 digits. */
  phoneNumber: string
  /** Approved template; its parameters in order. */
  templateId: string
  values: readonly string[]
  /** Ours; handed back by the provider in its reports. */
  reference: string
}

export type SmsCode =
  /** The provider's own limit for this number (per 30 s, hour or day). */
  | 'RATE_LIMITED'
  /** Not a number that can be reached. */
  | 'NUMBER_INVALID'
  /** Signature, template, account or balance: our set-up, not the person's fault. */
  | 'REFUSED'
  /** The provider answered with an error of its own: nothing was sent as far as it says. */
  | 'FAILED'
  /** No answer: it may have been sent. */
  | 'UNKNOWN'
