import type { ErrorName } from '@/contract/errors'

/** What a use-case gives back: the data of the call, or why there is none. */
export type Answer<T> = { ok: true; value: T } | Refusal

export interface Refusal {
  ok: false
  code: ErrorName
  /** For whoever reads the traffic; people are shown the client's text for the code. */
  message?: string
  /** Where it is wrong (`insurants.1.name`) and how (`BLANK`). */
  extra?: { code: string; codeMsg: string }
}

export const refuse = (code: ErrorName, details: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({
  ok: false,
  code,
  ...details,
})
