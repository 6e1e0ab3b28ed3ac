import * as v from 'valibot'
import { coreError, type CoreError } from './errors'
import { signatureFault, signedHeaders, type SharedSecret } from './signature'
import { ports, type AnswerOf, type PortName, type RequestOf } from './table'

/** Asks a core by one of its ports: signs, sends, checks the signature and the shape. */

export type Exchange = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  timeoutMs: number
}

/** The complete answer; undefined when none came in time. Names of headers are lower-case. */
export type Send = (
  exchange: Exchange,
) => Promise<{ status: number; headers: Record<string, string>; body: string } | undefined>

export type Core = SharedSecret & {
  /** Without a trailing slash. */
  baseUrl: string
  send: Send
  /** ms since 1970 */
  now: () => number
}

export type Outcome<Answer> =
  | { kind: 'ANSWER'; answer: Answer }
  /** The core does not take our request, which is a fault of ours. It did nothing. */
  | { kind: 'NOT_TAKEN'; status: number; error: CoreError }
  /** Nobody knows whether the core acted. The same request is sent again. */
  | { kind: 'UNKNOWN'; why: string }

export type Question<Name extends PortName> = {
  /** What stands for `{no}` in the address. */
  no?: string
  request: RequestOf<Name>
  /**
   * The text of the request as it was sent first, where it is sent again: a core compares bytes, and
   * JSON that was stored as values may come back in another order.
   */
  sentBefore?: string
}

/** The body of a request, as it is stored before it is sent for the first time. */
export const bodyOf = <Name extends PortName>(request: RequestOf<Name>): string =>
  JSON.stringify(request)

/** The address of a port, as it is sent and, of a GET, signed. */
export const targetOf = (name: PortName, { no, request }: Question<PortName>): string => {
  const { method, path } = ports[name]
  const target = path.replace('{no}', no ?? '')
  if (method === 'POST') return target
  const query = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}=${encodeURIComponent(String(value))}`)
  return query.length === 0 ? target : `${target}?${query.join('&')}`
}

/** How the gateway names a policy whose number it does not know. */
export const byKey = (policyKey: string): string => `~${policyKey}`

/** What the answer repeats of the question, so that an answer to another one is not taken. */
const repeated = ['key', 'handoverNo', 'changedSince', 'cursor'] as const

const isOfQuestion = (question: Record<string, unknown>, answer: Record<string, unknown>) =>
  repeated.every(
    (field) => !(field in answer) || !(field in question) || answer[field] === question[field],
  )

export async function ask<Name extends PortName>(
  core: Core,
  name: Name,
  question: Question<Name>,
): Promise<Outcome<AnswerOf<Name>>> {
  const { method, timeLimitMs } = ports[name]
  const target = targetOf(name, question)
  const body =
    method === 'POST' ? (question.sentBefore ?? bodyOf<Name>(question.request)) : undefined
  const sent = await core.send({
    method,
    url: core.baseUrl + target,
    headers: {
      ...signedHeaders(core, body ?? target, core.now()),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...('key' in question.request && { 'x-idempotency-key': question.request.key }),
    },
    ...(body !== undefined && { body }),
    timeoutMs: timeLimitMs,
  })
  if (!sent) return { kind: 'UNKNOWN', why: 'no answer in time' }
  return outcomeOf(core, name, question, sent)
}

/** Reads what came back. What is not signed says nothing, whoever sent it on the way. */
function outcomeOf<Name extends PortName>(
  core: Core,
  name: Name,
  question: Question<Name>,
  { status, headers, body }: NonNullable<Awaited<ReturnType<Send>>>,
): Outcome<AnswerOf<Name>> {
  const fault = signatureFault(core, headers, body, core.now())
  if (fault) return { kind: 'UNKNOWN', why: `status ${status}, ${fault} of the answer` }
  const json = jsonOf(body)
  if (status >= 400 && status < 500 && status !== 429) {
    const error = v.safeParse(coreError, json)
    return error.success
      ? { kind: 'NOT_TAKEN', status, error: error.output }
      : { kind: 'UNKNOWN', why: `status ${status} without an error` }
  }
  if (status !== 200) return { kind: 'UNKNOWN', why: `status ${status}` }
  const parsed = v.safeParse(ports[name].answer, json)
  if (!parsed.success)
    return { kind: 'UNKNOWN', why: `the answer fits no schema at ${placeOf(parsed.issues)}` }
  const asked: Record<string, unknown> = {
    cursor: null,
    ...(question.no !== undefined && name === 'handover' && { handoverNo: question.no }),
    ...question.request,
  }
  if (!isOfQuestion(asked, parsed.output))
    return { kind: 'UNKNOWN', why: 'the answer belongs to another question' }
  return { kind: 'ANSWER', answer: parsed.output }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The path of the first field that does not fit. It holds names of fields, never values. */
export const placeOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 1)
    .map((issue) => v.getDotPath(issue) ?? 'its root')
    .join()
