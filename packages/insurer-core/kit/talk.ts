import http from 'node:http'
import https from 'node:https'
import * as v from 'valibot'
import { ask, type Core, type Outcome, type Question, type Send } from '../ports/ask'
import type { PolicyView } from '../ports/books'
import { coreError, errorStatuses, type CoreError, type ErrorCode } from '../ports/errors'
import type { RowAnswer } from '../ports/handover'
import { signatureFault, signedHeaders } from '../ports/signature'
import { ports, type AnswerOf, type PortName, type RequestOf } from '../ports/table'
import { Fault, fault } from './case'

/** The kit's side of the talk with a core: right requests, and wrong ones. */

export type Options = {
  url: string
  keyId: string
  secret: string
  productCode: string
  /** Rows of the large hand-over. */
  rows: number
}

export type RawAnswer = {
  status: number
  headers: Record<string, string>
  bytes: Buffer
}

export type RawRequest = {
  method: 'GET' | 'POST'
  target: string
  body?: string
  /** Instead of, or besides, what a right request carries. Undefined leaves a header out. */
  headers?: Record<string, string | undefined>
  /** What is signed instead of the body or the target. */
  signed?: string
  secret?: string
  keyId?: string
  /** By how much the kit's clock is wrong. */
  skewSeconds?: number
}

/** Longer than any time limit: whether an answer is late is asked where it matters. */
const PATIENCE_MS = 30_000

/** How long a late answer of a test person may take. */
const LATE_MS = 30_000

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type Talk = ReturnType<typeof talkWith>

export function talkWith(options: Options) {
  const base = new URL(options.url)
  const client = base.protocol === 'https:' ? https : http
  const agent = new client.Agent({ keepAlive: true, maxSockets: 64 })
  const secret = { keyId: options.keyId, secret: options.secret }
  let offered: Partial<Record<PortName, boolean>> = {}

  /** Sends exactly these bytes. Undefined when there is no complete answer in time. */
  const exchange = (
    method: string,
    target: string,
    headers: Record<string, string>,
    body: string | undefined,
    timeoutMs: number,
  ): Promise<RawAnswer | undefined> =>
    new Promise((resolve) => {
      const bytes = body === undefined ? undefined : Buffer.from(body)
      const request = client.request(
        {
          agent,
          method,
          hostname: base.hostname,
          port: base.port,
          path: base.pathname.replace(/\/$/, '') + target,
          headers: { ...headers, ...(bytes && { 'content-length': String(bytes.length) }) },
          signal: AbortSignal.timeout(timeoutMs),
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', () => resolve(undefined))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
              ),
              bytes: Buffer.concat(chunks),
            }),
          )
        },
      )
      request.on('error', () => resolve(undefined))
      request.end(bytes)
    })

  const send: Send = async ({ method, url, headers, body, timeoutMs }) => {
    const answer = await exchange(method, url.slice(core.baseUrl.length), headers, body, timeoutMs)
    return answer && { ...answer, body: answer.bytes.toString() }
  }
  const core: Core = { ...secret, baseUrl: options.url.replace(/\/$/, ''), send, now: Date.now }

  /** Sends a request that is wrong in one way. It answers what came, whether it is signed or not. */
  const raw = async (request: RawRequest): Promise<RawAnswer> => {
    const { method, target, body, signed = body ?? target, skewSeconds = 0 } = request
    const signer = {
      keyId: request.keyId ?? options.keyId,
      secret: request.secret ?? options.secret,
    }
    const all: Record<string, string | undefined> = {
      ...signedHeaders(signer, signed, Date.now() + skewSeconds * 1000),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...request.headers,
    }
    const headers = Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    const answer = await exchange(method, target, headers, body, PATIENCE_MS)
    return answer ?? fault('there is no answer at all')
  }

  const signatureFaultOf = ({ headers, bytes }: RawAnswer) =>
    signatureFault(secret, headers, bytes, Date.now())

  const jsonOf = ({ bytes }: RawAnswer): unknown => {
    try {
      return JSON.parse(bytes.toString())
    } catch {
      return fault(`the answer is no JSON: ${bytes.toString().slice(0, 100)}`)
    }
  }

  /** Checks that a raw answer is this error, is signed, and has the shape of an error. */
  const expectError = (what: string, answer: RawAnswer, ...codes: ErrorCode[]): CoreError => {
    const wrong = signatureFaultOf(answer)
    if (wrong) fault(`${what}: the answer with ${answer.status} is not signed rightly (${wrong})`)
    const expected = codes.map((code) => `${errorStatuses[code]} ${code}`).join(' or ')
    if (answer.status === 200) fault(`${what}: it is taken with 200, not refused with ${expected}`)
    const error = v.safeParse(coreError, jsonOf(answer))
    if (!error.success) return fault(`${what}: ${answer.status} without error and message`)
    const isRight = codes.some(
      (code) => error.output.error === code && errorStatuses[code] === answer.status,
    )
    return isRight
      ? error.output
      : fault(`${what}: ${answer.status} ${error.output.error}, not ${expected}`)
  }

  const rawPost = <Name extends PortName>(
    name: Name,
    request: RequestOf<Name> & { key: string },
    more: Partial<RawRequest> & { no?: string } = {},
  ): Promise<RawAnswer> =>
    raw({
      method: 'POST',
      target: ports[name].path.replace('{no}', more.no ?? ''),
      body: JSON.stringify(request),
      ...more,
      headers: { 'x-idempotency-key': request.key, ...more.headers },
    })

  const outcome = <Name extends PortName>(
    name: Name,
    question: Question<Name>,
  ): Promise<Outcome<AnswerOf<Name>>> => ask(core, name, question)

  /** The answer of a port to a right request. 503 BUSY is asked again, as the gateway does. */
  const answer = async <Name extends PortName>(
    name: Name,
    request: RequestOf<Name>,
    no?: string,
  ): Promise<AnswerOf<Name>> => {
    const result = await outcome(name, { request, ...(no !== undefined && { no }) })
    if (result.kind === 'ANSWER') return result.answer
    if (result.kind === 'UNKNOWN' && result.why === 'status 503') {
      await wait(200)
      return answer(name, request, no)
    }
    const why =
      result.kind === 'UNKNOWN'
        ? result.why
        : `${result.status} ${result.error.error} (${result.error.message})`
    throw new Fault(`${ports[name].method} ${ports[name].path}: ${why}`)
  }

  /** Asks the same again until the answer is final. */
  const finalAnswer = async <Name extends 'issue' | 'cancel' | 'endorse'>(
    name: Name,
    request: RequestOf<Name>,
    no?: string,
  ): Promise<AnswerOf<Name>> => {
    const until = Date.now() + LATE_MS
    for (;;) {
      const result = await answer(name, request, no)
      if (!('askAgainAfterSeconds' in result)) return result
      if (result.askAgainAfterSeconds > 3)
        fault(`askAgainAfterSeconds is ${result.askAgainAfterSeconds} in test mode`)
      if (Date.now() > until) fault(`still ${result.status} after ${LATE_MS / 1000} s`)
      await wait(result.askAgainAfterSeconds * 1000)
    }
  }

  /** All pages of a pull, from a cursor on; none from the null that ends a pull. */
  const viewsSince = async (
    changedSince: string,
    limit = 1000,
    from?: string | null,
  ): Promise<PolicyView[]> => {
    const views: PolicyView[] = []
    let cursor = from
    while (cursor !== null) {
      const page: AnswerOf<'pull'> = await answer('pull', {
        ...{ changedSince, limit },
        ...(cursor !== undefined && { cursor }),
      })
      views.push(...page.policies)
      cursor = page.nextCursor
    }
    return views
  }

  /** All rows of a hand-over that the core has. */
  const rowsOf = async (handoverNo: string, limit = 10_000): Promise<RowAnswer[]> => {
    const rows: RowAnswer[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const query = { limit, ...(cursor !== undefined && { cursor }) }
      const page: AnswerOf<'handover'> = await answer('handover', query, handoverNo)
      rows.push(...page.rows)
      cursor = page.nextCursor
    }
    return rows
  }

  /** Of these ports the first that the core offers. */
  const firstOf = (...names: readonly PortName[]): PortName =>
    names.find((name) => offered[name]) ?? fault('the core offers none of its ports')

  return {
    options,
    offer: (known: Partial<Record<PortName, boolean>>) => {
      offered = known
    },
    firstOf,
    raw,
    rawPost,
    outcome,
    answer,
    finalAnswer,
    viewsSince,
    rowsOf,
    expectError,
    signatureFaultOf,
    jsonOf,
    wait,
    close: () => agent.destroy(),
  }
}
