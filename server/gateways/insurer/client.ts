import { createHash } from 'node:crypto'
import { ask, signedHeaders, type Core, type Send } from '@huimin/insurer-core'
import type { Http } from '../http'
import type { InsurerCore } from './port'

export type InsurerOptions = {
  keyId: string
  secretKey: string
  /** Without a trailing slash. */
  baseUrl: string
  http: Http
  /** ms since 1970 */
  now: () => number
}

/** A policy of a few pages, with room for pictures. */
const DOCUMENT_LIMIT = 8 * 1024 * 1024

export function createInsurerCore({
  keyId,
  secretKey,
  baseUrl,
  http,
  now,
}: InsurerOptions): InsurerCore {
  const secret = { keyId, secret: secretKey }
  const sendWithin =
    (limitMs: number | undefined): Send =>
    async ({ timeoutMs, ...exchange }) => {
      const sent = await http({
        ...exchange,
        timeoutMs: Math.min(timeoutMs, limitMs ?? timeoutMs),
      })
      return sent.ok ? sent.value : undefined
    }
  return {
    ask: (name, question, timeLimitMs) => {
      const core: Core = { ...secret, baseUrl, now, send: sendWithin(timeLimitMs) }
      return ask(core, name, question)
    },
    fetchDocument: async ({ address, sha256 }) => {
      const isOurs = address.startsWith('/')
      // Elsewhere than at the core only the host of the core is asked, and without our signature.
      if (!isOurs && new URL(address).host !== new URL(baseUrl).host) return undefined
      const sent = await http({
        method: 'GET',
        url: isOurs ? baseUrl + address : address,
        headers: isOurs ? signedHeaders(secret, address, now()) : {},
      })
      if (!sent.ok || sent.value.status !== 200 || !sent.value.bytes) return undefined
      const bytes = Buffer.from(sent.value.bytes)
      const isWhole = createHash('sha256').update(bytes).digest('hex') === sha256
      return isWhole && bytes.length <= DOCUMENT_LIMIT ? bytes : undefined
    },
  }
}
