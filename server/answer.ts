import type { ErrorName } from '@/contract/errors'

/** What a use-case gives back: the data of the call, or why there is none. */
export type Answer<T> = { ok: true; value: T } | Refusal

export interface Refusal {
  ok: false
  code: ErrorName
  /** For whoever reads the traffic; people are shown the client's text for the code. */
  message?: string
  /** Beside a code and its words: which field is wrong (`insurants.1.name`) by which rule. */
  extra?: { code: string; codeMsg: string; path?: string; rule?: string }
}

export const refuse = (code: ErrorName, details: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({
  ok: false,
  code,
  ...details,
})

/**
 * Refuses one field of the request, so that a form can say it there: `path` leads to the field
 * (`insurants.1.credentialNo`), `rule` is what it breaks (`CHECK`).
 */
export const refuseField = (code: ErrorName, path: string, rule: string): Refusal =>
  refuse(code, { extra: { code: rule, codeMsg: path, path, rule } })
