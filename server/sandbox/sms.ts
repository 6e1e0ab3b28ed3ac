import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { readJson } from '../gateways/json'
import { tc3Authorization } from '../gateways/sms/tc3'
import { collection } from './collection'
import { sentSms } from './inbox'
import { sampleKeyId } from './keys'
import { lookAlike, type Answer } from './look-alike'
import type { SandboxParts } from './parts'

const sendSms = v.object({
  PhoneNumberSet: v.tuple([v.pipe(v.string(), v.regex(/^\+86[19]\d{10}$/))]),
  SmsSdkAppId: v.string(),
  SignName: v.string(),
  TemplateId: v.string(),
  TemplateParamSet: v.tuple([v.pipe(v.string(), v.regex(/^\d{4,8}$/)), v.string()]),
  SessionContext: v.string(),
})

/** The look-alike of Tencent Cloud SMS: checks the signature, keeps the message, sends nothing. */
export function smsRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { keys, clock, store, faults, timers, nonce } = parts
  const inbox = collection(store, 'sms', sentSms)

  app.post(
    '/sms-provider/',
    lookAlike({
      name: 'sms.send',
      faults,
      timers,
      handle: async (request, rawBody) => {
        const timestamp = Number(request.headers['x-tc-timestamp'])
        if (!(Math.abs(clock.now() - timestamp * 1000) <= 300_000))
          return failed('AuthFailure.SignatureExpire')
        const expected = tc3Authorization({
          secretId: sampleKeyId,
          secretKey: keys.smsSecret,
          service: 'sms',
          host: request.host,
          path: request.url,
          body: rawBody,
          timestamp,
        })
        if (request.headers.authorization !== expected)
          return failed('AuthFailure.SignatureFailure')
        const message = readJson(sendSms, rawBody)
        if (!message) return failed('InvalidParameterValue.IncorrectPhoneNumber')

        const phoneNumber = message.PhoneNumberSet[0].slice('+86'.length)
        const [code] = message.TemplateParamSet
        const put = { phoneNumber, code, scene: message.SessionContext, sentAt: clock.now() }
        await inbox.change(phoneNumber, () => ({ put, result: null }))
        return answered({
          SendStatusSet: [{ SerialNo: nonce(), Code: 'Ok', Message: 'send success' }],
        })
      },
    }),
  )
}

const answered = (content: Record<string, unknown>): Answer => ({
  status: 200,
  body: { Response: { ...content, RequestId: 'sandbox' } },
})
const failed = (code: string) => answered({ Error: { Code: code, Message: code } })
