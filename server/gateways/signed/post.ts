import type { GenericSchema, InferOutput } from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'
import { signatureOf } from './signature'

export type SignedOptions = {
  keyId: string
  secretKey: string
  /** Without a trailing slash. */
  baseUrl: string
  http: Http
  /** ms since 1970 */
  now: () => number
}

/**
 * Posts a request signed with our key. REFUSED when the service rejects it (4xx). UNKNOWN when the
 * outcome is not known: no answer, an error on its side, or an answer of another shape.
 */
export async function postSigned<T extends GenericSchema>(
  { keyId, secretKey, baseUrl, http, now }: SignedOptions,
  path: string,
  question: object,
  answer: T,
): Promise<Result<InferOutput<T>, 'REFUSED' | 'UNKNOWN'>> {
  const body = JSON.stringify(question)
  const timestamp = String(Math.floor(now() / 1000))
  const sent = await http({
    method: 'POST',
    url: `${baseUrl}${path}`,
    headers: {
      'content-type': 'application/json',
      'x-key-id': keyId,
      'x-timestamp': timestamp,
      'x-signature': signatureOf(secretKey, timestamp, body),
    },
    body,
  })
  if (!sent.ok) return sent
  if (sent.value.status >= 400 && sent.value.status < 500) return fail('REFUSED')
  const value = sent.value.status === 200 ? readJson(answer, sent.value.body) : undefined
  return value === undefined ? fail('UNKNOWN') : ok(value)
}
