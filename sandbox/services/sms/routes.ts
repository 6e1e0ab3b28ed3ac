import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { collection, readJson, simulator, sentMessage } from '@huimin/wechat-sandbox'
import { codeTemplate } from '../../world/keys'
import type { SandboxParts } from '../../world/parts'
import { answered, failed, signatureFault } from '../../world/tencent'
import { sentSms } from './sent-sms'

const sendSms = v.object({
  PhoneNumberSet: v.tuple([v.pipe(v.string(), v.regex(/^\+86[19]\d{10}$/))]),
  SmsSdkAppId: v.string(),
  SignName: v.string(),
  TemplateId: v.string(),
  TemplateParamSet: v.pipe(v.array(v.string()), v.minLength(1)),
  SessionContext: v.string(),
})

/**
 * The simulator of Tencent Cloud SMS. It checks the signature and stores the message, but sends
 * nothing.
 */
export function smsRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { clock, store, faults, timers, nonce } = parts
  const inbox = collection(store, 'sms', sentSms)
  const messages = collection(store, 'message', sentMessage)

  app.post(
    '/sms-provider/',
    simulator({
      name: 'sms.send',
      faults,
      timers,
      ordered: (code) => failed(String(code)),
      handle: async (request, rawBody) => {
        const fault = signatureFault(parts, 'sms', request, rawBody)
        if (fault) return fault
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
