import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'
import type { NoticeMessage, Sms, SmsCode } from './port'
import { tc3Authorization, tc3ContentType } from './tc3'

/** Tencent Cloud SMS (`SendSms`, 2021-01-11). */
export type SmsOptions = {
  secretId: string
  secretKey: string
  /** SMS application, e.g. 1400006666. */
  sdkAppId: string
  /** Approved signature, e.g. 惠民保. */
  signName: string
  /** Approved template with two parameters: the code and its minutes. */
  templateId: string
  /** Ends in a path; `https://sms.tencentcloudapi.com/`. */
  url: string
  http: Http
  /** ms since 1970 */
  now: () => number
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
  const sent = await options.http(request(options, message))
  if (!sent.ok) return sent
  const content = readJson(answer, sent.value.body)?.Response
  if (!content) return fail('FAILED')
  if ('Error' in content) return fail(refusal(content.Error.Code))
  const [{ Code, SerialNo }] = content.SendStatusSet
  return Code === 'Ok' ? ok({ serialNo: SerialNo }) : fail(refusal(Code))
}

function request(options: SmsOptions, message: NoticeMessage) {
  const { host, pathname: path } = new URL(options.url)
  const timestamp = Math.floor(options.now() / 1000)
  const body = JSON.stringify({
    PhoneNumberSet: [`+86${message.phoneNumber}`],
    SmsSdkAppId: options.sdkAppId,
    SignName: options.signName,
    TemplateId: message.templateId,
    TemplateParamSet: message.values,
    SessionContext: message.reference,
  })
  return {
    method: 'POST' as const,
    url: options.url,
    body,
    headers: {
      authorization: tc3Authorization({ ...options, service: 'sms', host, path, body, timestamp }),
      'content-type': tc3ContentType,
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
      'x-tc-timestamp': String(timestamp),
    },
  }
}
