import { fail, ok } from '@/domain/base/result'
import type { HttpPort } from './http.types'

export type { HttpAnswer, HttpFailure, HttpRequest } from './http.types'

declare global {
  interface Window {
    /** Added by a gateway whose calls go to other hosts (server/http/other-hosts). */
    hmBase?: (path: string) => string
  }
}

/**
 * Browsers send at most 64 KiB of request bodies after a page is closed. A character takes up to 3
 * bytes.
 */
const OUTLIVES_PAGE = 16_384

export const request: HttpPort['request'] = async ({ path, method, headers, body, timeoutMs }) => {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const response = await fetch(window.hmBase ? window.hmBase(path) : path, {
      method,
      signal: abort.signal,
      // A form saved while the page reloads or closes still arrives.
      keepalive: (body?.length ?? 0) <= OUTLIVES_PAGE,
      credentials: 'include',
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
    })
    const received: Record<string, string> = {}
    response.headers.forEach((value, name) => (received[name.toLowerCase()] = value))
    return ok({ status: response.status, headers: received, text: await response.text() })
  } catch {
    return fail(abort.signal.aborted ? 'TIMEOUT' : 'NETWORK')
  } finally {
    clearTimeout(timer)
  }
}
