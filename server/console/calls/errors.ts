import * as v from 'valibot'

/** Every refusal of the console with its HTTP status. The list is closed. */
export const consoleErrors = {
  /** The request is not as its schema says; `field` names the first fault. */
  BAD_REQUEST: 400,
  /** There is no session, or it is over. */
  NOT_SIGNED_IN: 401,
  /** Login, password or code is wrong, or the code was used before. */
  SIGN_IN_FAILED: 401,
  /** Too many wrong tries; `until` says when the next one is allowed. */
  LOCKED: 423,
  /** The second factor was proved too long ago: call `stepUp`, then repeat the call. */
  STEP_UP_NEEDED: 403,
  /** The role has no such permission. It is in the staff log. */
  FORBIDDEN: 403,
  /** The request did not come from a page of the console. */
  ORIGIN_REFUSED: 403,
  /** There is no such record, or it belongs to another city. */
  NOT_FOUND: 404,
  /** Somebody changed it meanwhile; `current` is how it is now. */
  CONFLICT: 409,
  /** The state of the record does not allow it; `reason` says why (NextAct.reason). */
  NOT_ALLOWED_NOW: 409,
  /** The same was asked for and waits for its second person. */
  ALREADY_ASKED: 409,
  /** Whoever asked for it may not approve it. */
  OWN_REQUEST: 403,
  /** A value is not allowed; `field` and `reason` say which and why. */
  INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  UNKNOWN: 500,
} as const

export type ConsoleError = keyof typeof consoleErrors
export const consoleErrorNames = Object.keys(consoleErrors) as [ConsoleError, ...ConsoleError[]]

/** The reasons of SIGN_IN_FAILED where the provider's proof opened no session. */
export const providerRefusals = [
  /** It was begun too long ago, in another browser, or never. */
  'STALE',
  /** The provider refused, or the person broke off there. */
  'DENIED',
  /** The provider did not ask for what the settings demand, such as its own second factor. */
  'WEAK',
  /** What it brought is not for us, not fresh, or was used before. */
  'NO_PROOF',
  /** Nobody on the staff has this login, or it is disabled, or it signs in by password alone. */
  'NO_ACCOUNT',
  /** They have not set up a sign-in by their invitation yet, so they have no second factor. */
  'NOT_SET_UP',
] as const
export type ProviderRefusal = (typeof providerRefusals)[number]

/** The body of every answer that is not a success. */
export const consoleRefusal = v.object({
  ok: v.literal(false),
  code: v.picklist(consoleErrorNames),
  reason: v.optional(v.string()),
  /** The path of the refused field in the request, such as `words`. */
  field: v.optional(v.string()),
  /** Of LOCKED: an instant. */
  until: v.optional(v.string()),
  /** Of CONFLICT: the record as it is now, in the form in which the call that reads it answers it. */
  current: v.optional(v.unknown()),
})
export type ConsoleRefusal = v.InferOutput<typeof consoleRefusal>

/** The body of a success is `{ ok: true, data }` with the response of the call. */
export const consoleSuccess = <const S extends v.GenericSchema>(response: S) =>
  v.object({ ok: v.literal(true), data: response })

/** The header that every call of a session but `readSession` needs, with the token of `readSession`. */
export const csrfHeader = 'x-csrf-token'
