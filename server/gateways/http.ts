import { request } from 'undici'
import { fail, ok, type Result } from '@/domain/base/result'
import { errorType, inSpan } from '../trace/span'
import { askGuard } from './request-guard'

/** One request to an outside service. The result is a complete answer, or UNKNOWN. */

export type HttpRequest = {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string | undefined
  /** Milliseconds; longer than the default for large answers. */
  timeoutMs?: number | undefined
}

export type HttpAnswer = {
  status: number
  headers: Record<string, string>
  body: string
  /** The unchanged body, for pictures and hashes. */
  bytes?: Uint8Array
}

/** Tests pass their own function; `createHttp()` makes the real one. */
export type Http = (request: HttpRequest) => Promise<Result<HttpAnswer, 'UNKNOWN'>>

/** Shorter than the client's own limit of 50 s, so that the gateway can still answer it. */
const defaultTimeoutMs = 8_000

/** WeChat Pay and others refuse a request without them. */
const usualHeaders = { accept: '*/*', 'user-agent': 'huimin-gateway' }

/**
 * A timeout, a broken connection and a refused connection are all UNKNOWN, because the other side
 * may have acted on the request before the connection broke. Redirects are not followed; no service
 * that we call uses them. Throws only when the work in hand may send nothing any more
 * (request-guard.ts). It asks undici itself, because `fetch` around it costs four times as much.
 */
export const createHttp =
  ({ timeoutMs = defaultTimeoutMs } = {}): Http =>
  ({ method, url, headers, body, timeoutMs: own = timeoutMs }) => {
    // Its path and query may hold numbers of people and secrets.
    const host = new URL(url).host
    const fields = { 'http.request.method': method, 'server.address': host }
    return inSpan({ name: `${method} ${host}`, kind: 'client', fields }, async (span) => {
      await askGuard()
      try {
        const signal = AbortSignal.timeout(own)
        const traced = span?.traceparent ? { traceparent: span.traceparent } : undefined
        const response = await request(url, {
          method,
          headers: { ...usualHeaders, ...headers, ...traced },
          ...(body !== undefined && { body }),
          signal,
        })
        const bytes = new Uint8Array(await response.body.arrayBuffer())
        span?.set({ 'http.response.status_code': response.statusCode })
        return ok({
          status: response.statusCode,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: new TextDecoder().decode(bytes),
          bytes,
        })
      } catch (error) {
        span?.set({ 'error.type': errorType(error) })
        return fail('UNKNOWN')
      }
    })
  }
