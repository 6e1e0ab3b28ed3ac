import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The signature of both directions: HMAC-SHA256, in lower-case hex, of
 * `<timestamp>\n<text>\n` with a secret that both sides know. The text is the body, byte by byte; of
 * a request without a body it is its path and query.
 */

export type SharedSecret = { keyId: string; secret: string }

/** How far the clocks of both sides may differ. */
export const MAX_SKEW_SECONDS = 300

export const signatureOf = (secret: string, timestamp: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}\n`).update(text).update('\n').digest('hex')

export const signedHeaders = (
  { keyId, secret }: SharedSecret,
  text: string | Buffer,
  nowMs: number,
) => {
  const timestamp = String(Math.floor(nowMs / 1000))
  return {
    'x-key-id': keyId,
    'x-timestamp': timestamp,
    'x-signature': signatureOf(secret, timestamp, text),
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Undefined when the message is of who knows the secret and of now; otherwise what is wrong. */
export const signatureFault = (
  { keyId, secret }: SharedSecret,
  headers: Headers,
  text: string | Buffer,
  nowMs: number,
): 'SIGNATURE' | 'TIMESTAMP' | undefined => {
  const timestamp = headers['x-timestamp']
  const given = headers['x-signature']
  if (headers['x-key-id'] !== keyId || typeof given !== 'string') return 'SIGNATURE'
  if (typeof timestamp !== 'string' || !/^\d{10}$/.test(timestamp)) return 'SIGNATURE'
  const [a, b] = [Buffer.from(signatureOf(secret, timestamp, text)), Buffer.from(given)]
  if (a.length !== b.length || !timingSafeEqual(a, b)) return 'SIGNATURE'
  const skewMs = Math.abs(nowMs - Number(timestamp) * 1000)
  return skewMs <= MAX_SKEW_SECONDS * 1000 ? undefined : 'TIMESTAMP'
}
