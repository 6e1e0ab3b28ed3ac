import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'
import { tencentRequest, type TencentOptions } from '../tencent/request'
import type { NoticeMessage, Sms, SmsCode } from './port'

/** Tencent Cloud SMS (`SendSms`, 2021-01-11). */
export type SmsOptions = TencentOptions & {
  /** The id of the SMS application, e.g. 1400006666. */
  sdkAppId: string
  /** The approved signature, e.g. 惠民保. */
  signName: string
  /** The approved template. It has two parameters: the code and its validity in minutes. */
  templateId: string
  http: Http
}

const answer = v.object({
  Response: v.union([
    v.object({ Error: v.object({ Code: v.string() }) }),
    v.object({
      SendStatusSet: v.tuple([v.object({ Code: v.string(), SerialNo: v.string() })]),
    }),
  ]),
})

const refusals: readonly (readonly [prefix: string, code: SmsCode])[] = [
  ['LimitExceeded', 'RATE_LIMITED'],
  ['RequestLimitExceeded', 'RATE_LIMITED'],
  ['InvalidParameterValue.IncorrectPhoneNumber', 'NUMBER_INVALID'],
  ['FailedOperation.PhoneNumberInBlacklist', 'NUMBER_INVALID'],
  ['InternalError', 'FAILED'],
]
const refusal = (code: string): SmsCode =>
  refusals.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'REFUSED'

export const createSms = (options: SmsOptions): Sms => ({
  sendCode: ({ phoneNumber, code, validMinutes, scene }) =>
    send(options, {
      phoneNumber,
      templateId: options.templateId,
      values: [code, String(validMinutes)],
      reference: scene,
    }),
  sendNotice: (notice) => send(options, notice),
})

async function send(
  options: SmsOptions,
  message: NoticeMessage,
): Promise<Result<{ serialNo: string }, SmsCode>> {
  const call = { service: 'sms', action: 'SendSms', version: '2021-01-11' }
  const request = tencentRequest(options, call, {
    PhoneNumberSet: [`+86${message.phoneNumber}`],
    SmsSdkAppId: options.sdkAppId,
    SignName: options.signName,
    TemplateId: message.templateId,
    TemplateParamSet: message.values,
    SessionContext: message.reference,
  })
  const sent = await options.http(request)
  if (!sent.ok) return sent
  const content = readJson(answer, sent.value.body)?.Response
  if (!content) return fail('FAILED')
  if ('Error' in content) return fail(refusal(content.Error.Code))
  const [{ Code, SerialNo }] = content.SendStatusSet
  return Code === 'Ok' ? ok({ serialNo: SerialNo }) : fail(refusal(Code))
}
