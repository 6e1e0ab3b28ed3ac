import * as v from 'valibot'
import { pathOf, type Call, type RequestOf, type ResponseOf } from '@/contract/call'
import {
  headers,
  responseEnvelope,
  type Place,
  type ResponseEnvelope,
  isSilence,
  type Answer,
  type Failure,
  type FailureName,
} from '@/contract/envelope'
import { errorName } from '@/contract/errors'
import { parseWith } from '@/contract/fields'
import { headerValue } from '@/domain/address/app-id'
import { newId } from '@/domain/base/uuid'
import { REQUEST_TIMEOUT_MS } from '@/domain/time/timings'
import { syncServerTime } from '@/platform/clock'
import { request, type HttpAnswer } from '@/platform/http'

/** Data about the caller, sent as headers with every call. */
export interface Caller {
  channel?: string | undefined
  wtagid?: string | undefined
  loginId?: string | undefined
  loginToken?: string | undefined
  appId?: string | undefined
  /** Already encoded for a header, see domain/address/app-id `outerIdHeader`. */
  outerId?: string | undefined
  version?: string | undefined
  scene?: string | undefined
}

/** A call that was refused because its login is no longer valid. */
export interface LostLogin {
  call: Pick<Call, 'cmd' | 'access'>
  /** The token that the call carried. */
  token: string | undefined
  /** The user did not start the call, so its failure must not move them to another page. */
  background: boolean
}

const hooks = {
  caller: (): Caller => ({}),
  /** Answers true when the user is signed in again, so that the call may be repeated. */
  authFailed: (_lost: LostLogin): Promise<boolean> => Promise.resolve(false),
  /** Waits with somebody in the line. `again` asks again, and answers the place that is left. */
  waitInLine: (_place: Place, _again: () => Promise<Place | undefined>): Promise<void> =>
    Promise.resolve(),
}

/**
 * Sets the source of the headers and what follows a lost login. The composition root calls it once.
 */
export const connectApi = (given: Partial<typeof hooks>): void => {
  Object.assign(hooks, given)
}

/** The last place in the line. Its ticket keeps the place for a later call, too. */
let ticket: string | undefined

const headersOf = (caller: Caller, idempotencyKey: string | undefined): Record<string, string> => {
  const requestId = newId()
  const traceId = requestId.replace(/-/g, '')
  const all = {
    'content-type': 'application/json',
    [headers.requestId]: requestId,
    [headers.traceparent]: `00-${traceId}-${traceId.slice(16)}-01`,
    [headers.channel]: caller.channel,
    [headers.wtagid]: caller.wtagid,
    [headers.loginId]: caller.loginId,
    [headers.loginToken]: caller.loginToken,
    [headers.appId]: caller.appId,
    [headers.outerId]: caller.outerId,
    [headers.version]: caller.version,
    [headers.scene]: caller.scene,
    [headers.idempotencyKey]: idempotencyKey,
    [headers.ticket]: ticket,
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

const parsedEnvelope = parseWith(responseEnvelope)

/** A bare string that contains AuthFailed means a lost login. Inside JSON it is ordinary text. */
const readEnvelope = (text: string): ResponseEnvelope | 'AuthFailed' | undefined => {
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // A body that is not JSON is read as a plain string.
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
  // ResponseOf<C> is inferred from the schema that was just applied.
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
 * Sends a call and reads its answer; never throws. A call that creates, pays or cancels needs the
 * key that was made when the page opened: a repeated key gets the stored answer and nothing happens
 * twice. After a lost login it tries to renew the login and sends the call once more with the same
 * key.
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
  const attempt = async () => {
    const caller = hooks.caller()
    const answer = await sendOnce(call, data, { ...headersOf(caller, key), ...more })
    if (answer.ok || answer.error.name !== 'AUTH_FAILED') return answer
    const renewed = await hooks.authFailed({ call, token: caller.loginToken, background })
    return renewed ? sendOnce(call, data, headersOf(hooks.caller(), key)) : answer
  }
  let answer = await attempt()
  let place = placeIn(answer)
  if (!place || background) return answer
  await hooks.waitInLine(place, async () => {
    const next = await attempt()
    // Whoever was not reached keeps waiting.
    if (!next.ok && isSilence(next.error)) return place
    answer = next
    place = placeIn(next)
    return place
  })
  return answer
}

/** The place of somebody who has to wait. Its ticket goes with all that is asked from now on. */
const placeIn = (answer: Answer<unknown>): Place | undefined => {
  const place = answer.ok ? undefined : answer.error.extra?.place
  if (place) ticket = place.ticket
  return place
}
