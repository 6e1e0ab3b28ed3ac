import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Signatures of services that share a key with their caller: HMAC-SHA256 over time and body. */

export type SharedKey = { keyId: string; secretKey: string }

const MAX_SKEW_MS = 5 * 60_000

const signatureOf = (secretKey: string, timestamp: string, body: string): string =>
  createHmac('sha256', secretKey).update(`${timestamp}\n${body}\n`).digest('hex')

export function signedHeaders({ keyId, secretKey }: SharedKey, body: string, now: number) {
  const timestamp = String(Math.floor(now / 1000))
  return {
    'x-key-id': keyId,
    'x-timestamp': timestamp,
    'x-signature': signatureOf(secretKey, timestamp, body),
  }
}

/** Whether a message was signed with this key, at a time within five minutes of now. */
export function isSigned(
  { keyId, secretKey }: SharedKey,
  headers: IncomingHttpHeaders,
  body: string,
  now: number,
): boolean {
  const timestamp = String(headers['x-timestamp'] ?? '')
  const fresh =
    /^\d{10}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1000) <= MAX_SKEW_MS
  const expected = Buffer.from(signatureOf(secretKey, timestamp, body))
  const given = Buffer.from(String(headers['x-signature'] ?? ''))
  const isEqual = expected.length === given.length && timingSafeEqual(expected, given)
  return headers['x-key-id'] === keyId && fresh && isEqual
}
