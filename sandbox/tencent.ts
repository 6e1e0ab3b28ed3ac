import type { FastifyRequest } from 'fastify'
import { tc3Authorization } from '../server/gateways/tencent/tc3'
import { sampleKeyId } from './keys'
import type { Answer } from './look-alike'
import type { SandboxParts } from './parts'

/** What the look-alikes of Tencent Cloud share: how it answers, and what it asks of a signature. */

export const answered = (content: Record<string, unknown>): Answer => ({
  status: 200,
  body: { Response: { ...content, RequestId: 'sandbox' } },
})

export const failed = (code: string): Answer => answered({ Error: { Code: code, Message: code } })

/** A signature is good for five minutes, and of these very bytes. */
export function signatureFault(
  { keys, clock }: Pick<SandboxParts, 'keys' | 'clock'>,
  service: string,
  request: FastifyRequest,
  body: string,
): Answer | undefined {
  const timestamp = Number(request.headers['x-tc-timestamp'])
  if (!(Math.abs(clock.now() - timestamp * 1000) <= 300_000))
    return failed('AuthFailure.SignatureExpire')
  const expected = tc3Authorization({
    secretId: sampleKeyId,
    secretKey: keys.smsSecret,
    service,
    host: request.host,
    path: request.url,
    body,
    timestamp,
  })
  return request.headers.authorization === expected
    ? undefined
    : failed('AuthFailure.SignatureFailure')
}
