import * as v from 'valibot'

/** What every request carries beside its data; `cmd` repeats the last part of the address. */
export interface RequestEnvelope {
  cmd: string
  apiVersion: 2 | 3
  data: unknown
}

/** Why a call was refused; the gateway sends it with every refusal, always in this shape. */
export const refusalExtra = v.object({
  /**
   * The exact reason by its name: a rule that a field breaks (`CHECK`), the state that something is in
   * (`PAID`), else the name of the envelope's code. 999 and AuthFailed are the specification's own.
   */
  code: v.optional(v.union([v.string(), v.number()])),
  /** What `code` means, in a sentence for people. */
  codeMsg: v.optional(v.string()),
  /** The name of the envelope's code; a service behind the gateway sends none. */
  name: v.optional(v.string()),
  /** Path of the refused field in the request's data: `insurants.1.name`. */
  field: v.optional(v.string()),
  /** The order that is in the way. */
  proposalId: v.optional(v.string()),
  /** Fen: what it costs, or pays back, as things are now. */
  amountFen: v.optional(v.number()),
})

/** What every answer looks like. A missing `code` reads as -1 (specification section 8). */
export const responseEnvelope = v.object({
  code: v.optional(v.pipe(v.number(), v.integer()), -1),
  message: v.optional(v.string(), ''),
  data: v.optional(v.unknown()),
  extra: v.optional(refusalExtra),
})
export type ResponseEnvelope = v.InferOutput<typeof responseEnvelope>

/** Header names of the wire; all lower case. */
export const headers = {
  requestId: 'x-request-id',
  channel: 'x-channel',
  wtagid: 'x-wtagid',
  loginId: 'x-login-id',
  loginToken: 'x-login-token',
  appId: 'x-app-id',
  outerId: 'x-outer-id',
  /** Of the application. */
  version: 'x-version',
  /** By which door the person came in: WeChat's scene number, elsewhere the entry source. */
  scene: 'x-scene',
  /** UUID v4, at most 255 characters; made when a page opens, so a double tap repeats it. */
  idempotencyKey: 'x-idempotency-key',
  /** On every response: the server's clock in epoch milliseconds. */
  serverTime: 'x-server-time',
} as const

/** Added by a browser whose person forbade cookies: its login is bound to none (http/binding.ts). */
export const withoutCookies = { 'x-cookies': 'none' } as const
