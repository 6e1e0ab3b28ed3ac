import { createHash, createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '@huimin/wechat-sandbox'
import { sampleKeyId } from './keys'
import type { SandboxParts } from './parts'

/**
 * The common parts of the Tencent Cloud simulators: the form of answers, and the check of
 * signatures.
 */

export const answered = (content: Record<string, unknown>): Answer => ({
  status: 200,
  body: { Response: { ...content, RequestId: 'sandbox' } },
})

export const failed = (code: string): Answer => answered({ Error: { Code: code, Message: code } })

/** A signature is valid for five minutes and only for these bytes. */
export function signatureFault(
  { keys, clock }: Pick<SandboxParts, 'keys' | 'clock'>,
  service: string,
  request: FastifyRequest,
  body: string,
): Answer | undefined {
  const timestamp = Number(request.headers['x-tc-timestamp'])
  if (!(Math.abs(clock.now() - timestamp * 1000) <= 300_000))
    return failed('AuthFailure.SignatureExpire')
  const expected = authorization(keys.smsSecret, service, request, body, timestamp)
  return request.headers.authorization === expected
    ? undefined
    : failed('AuthFailure.SignatureFailure')
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** TC3-HMAC-SHA256 over the two headers of a JSON request. Its day is UTC. */
function authorization(
  secretKey: string,
  service: string,
  { host, originalUrl }: FastifyRequest,
  body: string,
  timestamp: number,
): string {
  const headers = `content-type:application/json; charset=utf-8\nhost:${host}\n`
  const names = 'content-type;host'
  const request = ['POST', originalUrl, '', headers, names, sha256(body)].join('\n')
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = [day, service, 'tc3_request']
  const key = scope.reduce<string | Buffer>(hmac, `TC3${secretKey}`)
  const text = ['TC3-HMAC-SHA256', timestamp, scope.join('/'), sha256(request)].join('\n')
  const signature = hmac(key, text).toString('hex')
  const credential = `${sampleKeyId}/${scope.join('/')}`
  return `TC3-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`
}
