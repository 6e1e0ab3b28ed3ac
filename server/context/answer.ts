import type { ErrorName } from '@/contract/errors'

/** What a use-case gives back: the data of the call, or why there is none. */
export type Answer<T> = { ok: true; value: T } | Refusal

export interface Refusal extends Details {
  ok: false
  code: ErrorName
}

/** What a refusal says beside its code; becomes the envelope's `extra` (contract/envelope.ts). */
export interface Details {
  /** A sentence for people, where the usual one of the code says less: a provider's own words. */
  message?: string
  /** More exact than the code, by name: the rule that is broken, the state that something is in. */
  reason?: string
  /** Path of the refused field in the request's data, such as `insurants.1.name`. */
  field?: string
  /** The order that is in the way. */
  proposalId?: string
  /** What it costs, or pays back, as things are now. */
  amountFen?: number
}

export const refuse = (code: ErrorName, details: Details = {}): Refusal => ({
  ok: false,
  code,
  ...details,
})

/**
 * Refuses one field of the request, so that a form can say it there: `field` is its path
 * (`insurants.1.credentialNo`), `reason` the rule it breaks (`CHECK`).
 */
export const refuseField = (code: ErrorName, field: string, reason: string): Refusal =>
  refuse(code, { field, reason })
