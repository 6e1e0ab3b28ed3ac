import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 over time and body, with a key that both sides know. */
export const signatureOf = (secretKey: string, timestamp: string, body: string): string =>
  createHmac('sha256', secretKey).update(`${timestamp}\n${body}\n`).digest('hex')

export function sameSignature(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
