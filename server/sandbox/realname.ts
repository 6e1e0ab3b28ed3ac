import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { authCodes, type AuthCode } from '@/domain/confirm/real-name'
import { readJson } from '../gateways/json'
import { sameSignature, signatureOf } from '../gateways/signed/signature'
import { sampleKeyId } from './keys'
import { lookAlike, type Answer } from './look-alike'
import type { SandboxParts } from './parts'

const person = v.object({
  accountId: v.pipe(v.string(), v.minLength(1)),
  channel: v.picklist(['BROWSER', 'WECHAT']),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  credentialType: v.number(),
  credentialNo: v.pipe(v.string(), v.regex(/^[0-9A-Z()-]{5,30}$/)),
})

/** Names that the centre refuses; every other well-formed person passes. Listed in README.md. */
const refusedNames: Readonly<Record<string, AuthCode>> = {
  沙箱已实名: 'HAD_AUTH',
  沙箱证件占用: 'ID_HAD_USE',
  沙箱证件不符: 'ID_NOT_MATCH',
  沙箱姓名不符: 'BASIC2_NOT_MATCH',
  沙箱黑名单: 'CREDENTIALNO_BLACKLIST',
  沙箱登录过期: 'AUTH_FAILED',
  沙箱微信失败: 'WX_AUTH_FAIL',
}

/** The look-alike of the real-name centre. */
export function realnameRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { keys, clock, faults, timers } = parts

  app.post(
    '/realname/v1/verifications',
    lookAlike({
      name: 'realname.verify',
      faults,
      timers,
      handle: ({ headers }, rawBody) => {
        const timestamp = String(headers['x-timestamp'] ?? '')
        const fresh = Math.abs(clock.now() - Number(timestamp) * 1000) <= 300_000
        const expected = signatureOf(keys.realnameSecret, timestamp, rawBody)
        const signed = sameSignature(expected, String(headers['x-signature'] ?? ''))
        if (!fresh || !signed || headers['x-key-id'] !== sampleKeyId)
          return { status: 401, body: { error: 'SIGNATURE' } }
        const claimed = readJson(person, rawBody)
        return claimed ? verdict(claimed) : { status: 400, body: { error: 'MALFORMED' } }
      },
    }),
  )
}

function verdict({ name, channel }: v.InferOutput<typeof person>): Answer {
  const authCode = Object.hasOwn(refusedNames, name) ? refusedNames[name] : undefined
  const known = authCode && authCodes.includes(authCode)
  const authLevel = channel === 'WECHAT' ? 'LV2' : 'LV1'
  return {
    status: 200,
    body: known ? { result: 0, authCode, authMsg: authCode } : { result: 1, authLevel },
  }
}
