import { fail, ok, type Result } from '@/domain/base/result'

/** One exchange with an outside service: a whole answer, or nothing known. */

export type HttpRequest = {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string
  /** Longer than usual, for what is large. */
  timeoutMs?: number | undefined
}

export type HttpAnswer = {
  status: number
  headers: Record<string, string>
  body: string
  /** The body as it came, for pictures and hashes. */
  bytes?: Uint8Array
}

/** Replaced in tests; the real one is `createHttp()`. */
export type Http = (request: HttpRequest) => Promise<Result<HttpAnswer, 'UNKNOWN'>>

/** Shorter than the client's own 50 s, so that the gateway still has time to answer it. */
const defaultTimeoutMs = 8_000

/**
 * Timed out, cut off, refused: all UNKNOWN, because the other side may have acted on the request
 * before the line broke. Redirects are not followed: no service we call uses them.
 */
export const createHttp =
  ({ timeoutMs = defaultTimeoutMs } = {}): Http =>
  async ({ method, url, headers, body, timeoutMs: own = timeoutMs }) => {
    try {
      const signal = AbortSignal.timeout(own)
      const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' })
      const bytes = new Uint8Array(await response.arrayBuffer())
      return ok({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: new TextDecoder().decode(bytes),
        bytes,
      })
    } catch {
      return fail('UNKNOWN')
    }
  }
