import * as v from 'valibot'
import type { Call, RequestOf, ResponseOf } from '@/contract/call'
import { pathOf } from '@/contract/call'
import { headers, responseEnvelope, type ResponseEnvelope } from '@/contract/envelope'
import { errorName, type ErrorName } from '@/contract/errors'
import { parsedBy } from '@/contract/parsed-by'
import { headerValue } from '@/domain/address/app-id'
import { newId } from '@/domain/base/uuid'
import { REQUEST_TIMEOUT_MS } from '@/domain/time/timings'
import { syncServerTime } from '@/platform/clock'
import { request, type HttpAnswer } from '@/platform/http'

/** Why a call did not answer: a code of the contract, or no answer at all. */
export type FailureName = ErrorName | 'TIMEOUT' | 'NETWORK'

export interface Failure {
  name: FailureName
  code: number
  /** The gateway's own words; may be empty. */
  message: string
  extra?: ResponseEnvelope['extra']
}

/** Nobody answered: the same call may be sent again, with its key. */
export const isSilence = ({ name }: Failure): boolean => name === 'NETWORK' || name === 'TIMEOUT'

export type Answer<T> = { ok: true; value: T } | { ok: false; error: Failure }

/** Who is calling and from where; sent as headers with every call. */
export interface Caller {
  channel?: string | undefined
  wtagid?: string | undefined
  loginId?: string | undefined
  loginToken?: string | undefined
  appId?: string | undefined
  /** Ready for a header, see domain/appId `outerIdHeader`. */
  outerId?: string | undefined
  version?: string | undefined
  scene?: string | undefined
}

/** A call that was refused because the login it carried counts no more. */
export interface LostLogin {
  call: Pick<Call, 'cmd' | 'access'>
  /** The token it was sent with. */
  token: string | undefined
  /** Nobody asked for it just now: it may fail, but not lead the person away. */
  background: boolean
}

const hooks = {
  caller: (): Caller => ({}),
  /** True when somebody is signed in again, so that the call may be sent once more. */
  authFailed: (_lost: LostLogin): Promise<boolean> => Promise.resolve(false),
}

/** Set once by the composition root: where headers come from, what follows a lost login. */
export const connectApi = (given: Partial<typeof hooks>): void => {
  Object.assign(hooks, given)
}

const headersOf = (caller: Caller, idempotencyKey: string | undefined): Record<string, string> => {
  const all = {
    'content-type': 'application/json',
    [headers.requestId]: newId(),
    [headers.channel]: caller.channel,
    [headers.wtagid]: caller.wtagid,
    [headers.loginId]: caller.loginId,
    [headers.loginToken]: caller.loginToken,
    [headers.appId]: caller.appId,
    [headers.outerId]: caller.outerId,
    [headers.version]: caller.version,
    [headers.scene]: caller.scene,
    [headers.idempotencyKey]: idempotencyKey,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value ? [[name, headerValue(value)]] : [])),
  )
}

const failure = (
  name: FailureName,
  code = -1,
  message = '',
  extra?: ResponseEnvelope['extra'],
): { ok: false; error: Failure } => ({
  ok: false,
  error: { name, code, message, ...(extra ? { extra } : {}) },
})

const parsedEnvelope = parsedBy(responseEnvelope)

/** A bare string holding AuthFailed is a lost login; inside JSON it is just somebody's text. */
const readEnvelope = (text: string): ResponseEnvelope | 'AuthFailed' | undefined => {
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // Not JSON: judged as the string it is.
  }
  if (typeof body === 'string') return body.includes('AuthFailed') ? 'AuthFailed' : undefined
  return parsedEnvelope(body)
}

const readAnswer = <C extends Call>(
  call: C,
  { headers: received, text }: HttpAnswer,
): Answer<ResponseOf<C>> => {
  syncServerTime(Number(received[headers.serverTime]))
  const envelope = readEnvelope(text)
  if (envelope === 'AuthFailed') return failure('AUTH_FAILED', 10002)
  if (!envelope) return failure('UNKNOWN')
  const { code, message, data, extra } = envelope
  if (code !== 0) return failure(errorName(code), code, message, extra)
  const parsed = v.safeParse(call.response, data)
  // The schema that was just applied is the one ResponseOf<C> is inferred from.
  return parsed.success
    ? { ok: true, value: parsed.output as ResponseOf<C> }
    : failure('UNKNOWN', 0)
}

async function sendOnce<C extends Call>(
  call: C,
  data: RequestOf<C>,
  sentHeaders: Record<string, string>,
): Promise<Answer<ResponseOf<C>>> {
  const answer = await request({
    path: pathOf(call),
    method: 'POST',
    headers: sentHeaders,
    body: JSON.stringify({ cmd: call.cmd, apiVersion: call.apiVersion, data }),
    timeoutMs: REQUEST_TIMEOUT_MS,
  })
  return answer.ok ? readAnswer(call, answer.value) : failure(answer.code)
}

/**
 * Sends a call and reads its answer; never throws. For calls that create, pay or cancel give the
 * key that was made when the page opened: the same key repeated is answered, not done, again.
 * A lost login is renewed where that is possible, and the call sent once more, with the same key.
 */
export async function send<C extends Call>(
  call: C,
  data: RequestOf<C>,
  idempotencyKey?: string,
  {
    background = false,
    headers: more,
  }: { background?: boolean; headers?: Record<string, string> } = {},
): Promise<Answer<ResponseOf<C>>> {
  const key = call.idempotent ? (idempotencyKey ?? newId()) : undefined
  const caller = hooks.caller()
  const answer = await sendOnce(call, data, { ...headersOf(caller, key), ...more })
  if (answer.ok || answer.error.name !== 'AUTH_FAILED') return answer
  const renewed = await hooks.authFailed({ call, token: caller.loginToken, background })
  return renewed ? sendOnce(call, data, headersOf(hooks.caller(), key)) : answer
}
