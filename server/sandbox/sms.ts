import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { readJson } from '../gateways/json'
import { tc3Authorization } from '../gateways/sms/tc3'
import { collection } from './collection'
import { sentMessage, sentSms } from './inbox'
import { codeTemplate, sampleKeyId } from './keys'
import { lookAlike, type Answer } from './look-alike'
import type { SandboxParts } from './parts'

const sendSms = v.object({
  PhoneNumberSet: v.tuple([v.pipe(v.string(), v.regex(/^\+86[19]\d{10}$/))]),
  SmsSdkAppId: v.string(),
  SignName: v.string(),
  TemplateId: v.string(),
  TemplateParamSet: v.pipe(v.array(v.string()), v.minLength(1)),
  SessionContext: v.string(),
})

/** The look-alike of Tencent Cloud SMS: checks the signature, keeps the message, sends nothing. */
export function smsRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { keys, clock, store, faults, timers, nonce } = parts
  const inbox = collection(store, 'sms', sentSms)
  const messages = collection(store, 'message', sentMessage)

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
        const values = message.TemplateParamSet
        const sent = answered({
          SendStatusSet: [{ SerialNo: nonce(), Code: 'Ok', Message: 'send success' }],
        })
        if (message.TemplateId !== codeTemplate) {
          const data = Object.fromEntries(values.map((value, at) => [String(at + 1), { value }]))
          const notice = { touser: phoneNumber, template_id: message.TemplateId, data }
          const put = { ...notice, sentAt: clock.now() }
          await messages.change(nonce(), () => ({ put, result: null }))
          return sent
        }
        const [code = ''] = values
        if (!/^\d{4,8}$/.test(code)) return failed('InvalidParameterValue.ContentLengthLimit')
        const put = { phoneNumber, code, scene: message.SessionContext, sentAt: clock.now() }
        await inbox.change(phoneNumber, () => ({ put, result: null }))
        return sent
      },
    }),
  )
}

const answered = (content: Record<string, unknown>): Answer => ({
  status: 200,
  body: { Response: { ...content, RequestId: 'sandbox' } },
})
const failed = (code: string) => answered({ Error: { Code: code, Message: code } })
