import type { IncomingHttpHeaders } from 'node:http'
import { fail, ok, type Result } from '@/domain/base/result'
import type { SignatureCode } from '../payments/port'
import { sameSignature, signatureOf } from '../signed/signature'

export interface HostedKey {
  keyId: string
  secretKey: string
}

const MAX_SKEW_MS = 5 * 60_000

/** The headers that sign requests, answers and notifications alike. */
export const signedHeaders = (
  { keyId, secretKey }: HostedKey,
  body: string,
  now: number,
): Record<string, string> => {
  const timestamp = String(Math.floor(now / 1000))
  return {
    'x-key-id': keyId,
    'x-timestamp': timestamp,
    'x-signature': signatureOf(secretKey, timestamp, body),
  }
}

export function verifySigned(
  { keyId, secretKey }: HostedKey,
  headers: IncomingHttpHeaders,
  body: string,
  now: number,
): Result<null, SignatureCode> {
  const of = (name: string) => String(headers[name] ?? '')
  const [id, timestamp, signature] = [of('x-key-id'), of('x-timestamp'), of('x-signature')]
  if (!id || !/^\d{10}$/.test(timestamp) || !signature) return fail('HEADER_MISSING')
  if (id !== keyId) return fail('UNKNOWN_SERIAL')
  if (Math.abs(now - Number(timestamp) * 1000) > MAX_SKEW_MS) return fail('CLOCK_SKEW')
  return sameSignature(signatureOf(secretKey, timestamp, body), signature)
    ? ok(null)
    : fail('BAD_SIGNATURE')
}
