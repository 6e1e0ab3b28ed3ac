import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { authCodes, type AuthCode } from '@/domain/realname/real-name'
import { type Answer, readJson, simulator } from '@huimin/wechat-sandbox'
import { isSigned } from '../../world/hmac'
import { sampleKeyId } from '../../world/keys'
import type { SandboxParts } from '../../world/parts'
import { faceRoutes } from './face'

const person = v.object({
  accountId: v.pipe(v.string(), v.minLength(1)),
  channel: v.picklist(['BROWSER', 'WECHAT']),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  credentialType: v.number(),
  credentialNo: v.pipe(v.string(), v.regex(/^[0-9A-Z()-]{5,30}$/)),
})
const phone = v.object({ accountId: v.string(), phoneNumber: v.string() })

/**
 * Names that the centre refuses. Every other well-formed person passes. They are listed in
 * README.md.
 */
const refusedNames: Readonly<Record<string, AuthCode>> = {
  沙箱已实名: 'HAD_AUTH',
  沙箱证件占用: 'ID_HAD_USE',
  沙箱证件不符: 'ID_NOT_MATCH',
  沙箱姓名不符: 'BASIC2_NOT_MATCH',
  沙箱黑名单: 'CREDENTIALNO_BLACKLIST',
  沙箱登录过期: 'AUTH_FAILED',
  沙箱微信失败: 'WX_AUTH_FAIL',
}

/** Names with a fixed level in every channel. LV0 does not count as a level. */
const levels: Readonly<Record<string, string>> = {
  沙箱实名零级: 'LV0',
  沙箱实名一级: 'LV1',
  沙箱实名三级: 'LV3',
}

type PhoneCode = 'PHONE_MISMATCH' | 'BANK_CARD_MISMATCH' | 'FACE_FAILED'

/** Phone numbers that the centre refuses. */
const refusedPhones: Readonly<Record<string, PhoneCode>> = {
  '19900000002': 'PHONE_MISMATCH',
  '19900000003': 'BANK_CARD_MISMATCH',
  '19900000004': 'FACE_FAILED',
}

/** The simulator of the real-name centre. */
export function realnameRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { keys, clock, faults, timers } = parts

  /** Answers only if the request has a valid signature and the right shape. */
  const asked =
    <S extends v.GenericSchema>(
      shape: S,
      answer: (question: v.InferOutput<S>) => Answer | Promise<Answer>,
    ): Parameters<typeof simulator>[0]['handle'] =>
    ({ headers }, rawBody) => {
      const key = { keyId: sampleKeyId, secretKey: keys.realnameSecret }
      if (!isSigned(key, headers, rawBody, clock.now()))
        return { status: 401, body: { error: 'SIGNATURE' } }
      const question = readJson(shape, rawBody)
      return question === undefined
        ? { status: 400, body: { error: 'MALFORMED' } }
        : answer(question)
    }
  const endpoint = <S extends v.GenericSchema>(
    path: string,
    name: string,
    shape: S,
    answer: (question: v.InferOutput<S>) => Answer | Promise<Answer>,
  ) =>
    app.post(
      `/realname/v1/${path}`,
      simulator({ name, faults, timers, handle: asked(shape, answer) }),
    )

  endpoint('verifications', 'realname.verify', person, verdict)
  endpoint('phones', 'realname.phone', phone, ({ phoneNumber }) => {
    const code = Object.hasOwn(refusedPhones, phoneNumber) ? refusedPhones[phoneNumber] : undefined
    return { status: 200, body: code ? { result: 0, code } : { result: 1 } }
  })
  const faces = faceRoutes(app, parts)
  endpoint('faces', 'realname.face', person, faces.begin)
  endpoint(
    'faces/outcome',
    'realname.faceOutcome',
    v.object({ ...person.entries, faceId: v.string() }),
    faces.outcome,
  )
}

function verdict({ name, channel }: v.InferOutput<typeof person>): Answer {
  const authCode = Object.hasOwn(refusedNames, name) ? refusedNames[name] : undefined
  const known = authCode && authCodes.includes(authCode)
  const usual = channel === 'WECHAT' ? 'LV2' : 'LV1'
  const authLevel = Object.hasOwn(levels, name) ? levels[name] : usual
  return {
    status: 200,
    body: known ? { result: 0, authCode, authMsg: authCode } : { result: 1, authLevel },
  }
}
