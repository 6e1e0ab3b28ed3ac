import type { Place } from '@/contract/envelope'
import type { ErrorName } from '@/contract/errors'

/** The answer of a use-case: the data of the call, or the refusal. */
export type Answer<T> = { ok: true; value: T } | Refusal

export interface Refusal extends Details {
  ok: false
  code: ErrorName
}

/** The details of a refusal; they become the envelope's `extra` (contract/envelope.ts). */
export interface Details {
  /**
   * A sentence for people, such as a provider's own text, where it says more than the usual one.
   */
  message?: string
  /** A more exact reason than the code: the name of the broken rule, or the present state. */
  reason?: string
  /** Path of the refused field in the request's data, such as `insurants.1.name`. */
  field?: string
  /** The order that prevents this one. */
  proposalId?: string
  /** The present premium or refund, in fen. */
  amountFen?: number
  /** Where somebody stands who has to wait. */
  place?: Place
}

export const refuse = (code: ErrorName, details: Details = {}): Refusal => ({
  ok: false,
  code,
  ...details,
})

/**
 * Refuses one field of the request, so that a form can show the refusal there. `field` is its path
 * (`insurants.1.credentialNo`), and `reason` is the rule that it breaks (`CHECK`).
 */
export const refuseField = (code: ErrorName, field: string, reason: string): Refusal =>
  refuse(code, { field, reason })
