import * as v from 'valibot'
import type { ApiVersion } from './call'
import type { ErrorName } from './errors'

/** The envelope of every request. `cmd` repeats the last part of the address. */
export interface RequestEnvelope {
  cmd: string
  apiVersion: ApiVersion
  data: unknown
}

/** Where somebody stands who has to wait because too many people buy at once. */
export const place = v.object({
  /** 1 is the next who is let in. */
  position: v.number(),
  /** When to ask again, in seconds. */
  retryAfter: v.number(),
  /** Proves the time of arrival. A repeated call sends it, and so keeps its place. */
  ticket: v.string(),
})
export type Place = v.InferOutput<typeof place>

/** Why a call was refused. The gateway sends it with every refusal, always in this shape. */
export const refusalExtra = v.object({
  /**
   * The exact reason: the rule that a field breaks (`CHECK`), the state of a record (`PAID`), or
   * else the name of the envelope's code. 999 and AuthFailed are older than this list.
   */
  code: v.optional(v.union([v.string(), v.number()])),
  /** The meaning of `code`, as a sentence for users. */
  codeMsg: v.optional(v.string()),
  /** The name of the envelope's code. A service behind the gateway sends none. */
  name: v.optional(v.string()),
  /** Path of the refused field in the request's data: `insurants.1.name`. */
  field: v.optional(v.string()),
  /** The order that prevents the call. */
  proposalId: v.optional(v.string()),
  /** The present price or refund in fen. */
  amountFen: v.optional(v.number()),
  place: v.optional(place),
})

/** The envelope of every answer. A missing `code` reads as -1. */
export const responseEnvelope = v.object({
  code: v.optional(v.pipe(v.number(), v.integer()), -1),
  message: v.optional(v.string(), ''),
  data: v.optional(v.unknown()),
  extra: v.optional(refusalExtra),
})
export type ResponseEnvelope = v.InferOutput<typeof responseEnvelope>

/** Header names of the interface, all in lower case. */
export const headers = {
  requestId: 'x-request-id',
  channel: 'x-channel',
  wtagid: 'x-wtagid',
  loginId: 'x-login-id',
  loginToken: 'x-login-token',
  appId: 'x-app-id',
  outerId: 'x-outer-id',
  /** Version of the application. */
  version: 'x-version',
  /** How the visitor entered: WeChat's scene number, elsewhere the entry source. */
  scene: 'x-scene',
  /**
   * UUID v4, at most 255 characters. It is made when a page opens, so that a double tap repeats it.
   */
  idempotencyKey: 'x-idempotency-key',
  /** The ticket of the place in the line, while one waits. */
  ticket: 'x-line-ticket',
  /** W3C Trace Context, by which one trace leads from a tap to all that follows from it. */
  traceparent: 'traceparent',
  /** The server's clock in epoch milliseconds, on every response. */
  serverTime: 'x-server-time',
} as const

/**
 * A browser adds this header when cookies are forbidden, so its login is bound to no cookie
 * (http/binding.ts).
 */
export const withoutCookies = { 'x-cookies': 'none' } as const

/** Why a call failed: a code of the contract, or no answer at all. */
export type FailureName = ErrorName | 'TIMEOUT' | 'NETWORK'

export interface Failure {
  name: FailureName
  code: number
  /** The gateway's own message; may be empty. */
  message: string
  extra?: ResponseEnvelope['extra']
}

/** Whether no answer arrived. The same call may then be sent again with the same key. */
export const isSilence = ({ name }: Failure): boolean => name === 'NETWORK' || name === 'TIMEOUT'

export type Answer<T> = { ok: true; value: T } | { ok: false; error: Failure }
