import type * as v from 'valibot'
import type { ErrorName } from './errors'

/** Any schema of the contract. Its input and output have the same shape. */
export type Schema = v.GenericSchema

/** The versions of an envelope. */
export const apiVersions = [2, 3] as const
export type ApiVersion = (typeof apiVersions)[number]

/**
 * One named call, with everything that client, gateway, reference and fuzz
 * tests need. Requests are strict: an unknown field is refused. Responses are lenient: an unknown
 * field is dropped.
 */
export interface Call<Req extends Schema = Schema, Res extends Schema = Schema> {
  cmd: string
  /** Prefix of the address, with slashes at both ends; the address is `prefix + cmd`. */
  prefix: string
  /**
   * What our client sends: 2 to the configuration service, 3 otherwise. The gateway takes either of
   * every call.
   */
  apiVersion: ApiVersion
  /** `visitor` needs no login; `user` needs x-login-id and x-login-token. */
  access: 'visitor' | 'user'
  /** The call creates, pays, cancels or switches something, so x-idempotency-key is required. */
  idempotent: boolean
  /**
   * Share of the general rate limit (RATE_LIMIT) that one network address may use for this call.
   */
  share?: number
  /** Greatest size of the body in bytes, if the usual 64 KB are too few. */
  maxBytes?: number
  /** The call stays for existing callers. New callers use the same call under its other address. */
  deprecated?: boolean
  /** The purpose in one sentence, printed in the reference. */
  summary: string
  request: Req
  response: Res
  /** Error codes of this call, in addition to those that every call may answer. */
  errors: readonly ErrorName[]
}

type Draft<Req extends Schema, Res extends Schema> = Omit<
  Call<Req, Res>,
  'apiVersion' | 'idempotent' | 'errors'
> &
  Partial<Pick<Call, 'apiVersion' | 'idempotent' | 'errors'>>

export const defineCall = <Req extends Schema, Res extends Schema>(
  draft: Draft<Req, Res>,
): Call<Req, Res> => ({
  apiVersion: 3,
  idempotent: false,
  errors: [],
  ...draft,
})

/** What a client sends. Fields with a default may be omitted. */
export type RequestOf<C> = C extends Call<infer Req, Schema> ? v.InferInput<Req> : never
/** What the gateway reads, with defaults filled in. */
export type ParsedRequestOf<C> = C extends Call<infer Req, Schema> ? v.InferOutput<Req> : never
export type ResponseOf<C> = C extends Call<Schema, infer Res> ? v.InferOutput<Res> : never

export const pathOf = (call: Pick<Call, 'prefix' | 'cmd'>): string => call.prefix + call.cmd
