import type * as v from 'valibot'
import type { ErrorName } from './errors'

/** Any schema of the contract; what it reads and what it yields are the same shape. */
export type Schema = v.GenericSchema

/**
 * One named call of the specification (section 7): everything client, gateway, reference and
 * fuzz tests know about it. Requests are strict (an unknown field is refused), responses are
 * read leniently (an unknown field is dropped).
 */
export interface Call<Req extends Schema = Schema, Res extends Schema = Schema> {
  cmd: string
  /** Prefix of the address, with slashes at both ends; the address is `prefix + cmd`. */
  prefix: string
  /** 2 for the configuration service, 3 for every other call. */
  apiVersion: 2 | 3
  /** `visitor` needs no login; `user` needs x-login-id and x-login-token. */
  access: 'visitor' | 'user'
  /** Creates, pays, cancels or switches something: x-idempotency-key is required. */
  idempotent: boolean
  /** What one address may send of it, as a part of what it may send of everything (RATE_LIMIT). */
  share?: number
  /** Bytes of its body, where the usual 64 KB are too few. */
  maxBytes?: number
  /** Stays for who calls it; the same call under the other address is the one to use. */
  deprecated?: boolean
  /** What it is for, in one sentence; printed in the reference. */
  summary: string
  request: Req
  response: Res
  /** Codes of its own, beside those every call may answer. */
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

/** What a client sends: fields with a default may be left out. */
export type RequestOf<C> = C extends Call<infer Req, Schema> ? v.InferInput<Req> : never
/** What the gateway has read: defaults are filled in. */
export type ParsedRequestOf<C> = C extends Call<infer Req, Schema> ? v.InferOutput<Req> : never
export type ResponseOf<C> = C extends Call<Schema, infer Res> ? v.InferOutput<Res> : never

export const pathOf = (call: Pick<Call, 'prefix' | 'cmd'>): string => call.prefix + call.cmd
