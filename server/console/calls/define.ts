import type * as v from 'valibot'
import type { Permission } from '@/domain/staff/role'
import type { ConsoleError } from './errors'

type Schema = v.GenericSchema

/**
 * Who may make a call of the console: whoever has this permission. `ANYONE` needs no session, and
 * `STAFF` needs a session and no more.
 */
export type Needed = Permission | 'ANYONE' | 'STAFF'

/**
 * READ shows lists and figures, masked. Each of the others leaves a row in the staff log: VIEW shows the
 * records of one customer (masked), ACT changes something, REVEAL shows a field unmasked, EXPORT hands
 * out a file.
 */
export type Kind = 'READ' | 'VIEW' | 'ACT' | 'REVEAL' | 'EXPORT'

/**
 * One call of the operators' console: `POST /api/<name>` with its request as JSON. Requests are strict,
 * an unknown field is refused. A call without a permission does not compile.
 */
export interface ConsoleCall<Req extends Schema = Schema, Res extends Schema = Schema> {
  name: string
  permission: Needed
  kind: Kind
  /** The second factor must have been proved in the last five minutes. */
  stepUp: boolean
  /** The purpose in one sentence. */
  summary: string
  request: Req
  response: Res
  /** Refusals of this call, in addition to those that every call may answer. */
  errors: readonly ConsoleError[]
}

type Draft<Req extends Schema, Res extends Schema> = Omit<
  ConsoleCall<Req, Res>,
  'stepUp' | 'errors'
> &
  Partial<Pick<ConsoleCall, 'stepUp' | 'errors'>>

export const defineConsoleCall = <Req extends Schema, Res extends Schema>(
  draft: Draft<Req, Res>,
): ConsoleCall<Req, Res> => ({ stepUp: false, errors: [], ...draft })

/** What the console sends. Fields with a default may be omitted. */
export type RequestOf<C> = C extends ConsoleCall<infer Req, Schema> ? v.InferInput<Req> : never
/** What the gateway reads, with defaults filled in. */
export type ParsedRequestOf<C> =
  C extends ConsoleCall<infer Req, Schema> ? v.InferOutput<Req> : never
export type ResponseOf<C> = C extends ConsoleCall<Schema, infer Res> ? v.InferOutput<Res> : never

export const consolePathOf = ({ name }: Pick<ConsoleCall, 'name'>): string => `/api/${name}`
