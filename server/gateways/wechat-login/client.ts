import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'
import type { WechatApp } from '../wechat-api/app'
import type { WechatApi } from '../wechat-api/client'
import { failure } from '../wechat-api/failure'
import type { WechatLogin, WechatLoginCode } from './port'

export type WechatLoginOptions = {
  app: WechatApp
  /** Without a trailing slash, e.g. `https://api.weixin.qq.com`. */
  baseUrl: string
  http: Http
  /** The calls of the same app. */
  api: WechatApi
}

const text = v.pipe(v.string(), v.minLength(1))
const session = v.object({ openid: text, session_key: text, unionid: v.optional(v.string()) })
const phone = v.object({
  phone_info: v.object({
    purePhoneNumber: text,
    // WeChat's type says string, but its examples have a number.
    countryCode: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    watermark: v.object({ appid: v.string() }),
  }),
})

const failures: Record<number, WechatLoginCode> = {
  [-1]: 'UNKNOWN',
  40029: 'CODE_INVALID',
  40163: 'CODE_INVALID',
  40226: 'BLOCKED',
  45011: 'RATE_LIMITED',
}
const codeOf = (errcode: number): WechatLoginCode => failures[errcode] ?? 'REFUSED'

export const createWechatLogin = ({
  app: { appid, appSecret },
  baseUrl,
  http,
  api,
}: WechatLoginOptions): WechatLogin => ({
  appid,

  code2session: async (code) => {
    const url = new URL(`${baseUrl}/sns/jscode2session`)
    url.search = new URLSearchParams({
      appid,
      secret: appSecret,
      js_code: code,
      grant_type: 'authorization_code',
    }).toString()
    const answer = await http({ method: 'GET', url: url.href })
    if (!answer.ok) return answer
    const failed = readJson(failure, answer.value.body)
    if (failed) return fail(codeOf(failed.errcode))
    const value = readJson(session, answer.value.body)
    if (answer.value.status !== 200 || !value) return fail('UNKNOWN')
    return ok({ openid: value.openid, sessionKey: value.session_key, unionid: value.unionid })
  },

  phoneNumber: async ({ code, openid }) => {
    const path = '/wxa/business/getuserphonenumber'
    const answer = await api.ask({ path, content: { code, openid } })
    if (!answer.ok) return fail(answer.code === 'UNKNOWN' ? 'UNKNOWN' : codeOf(answer.code))
    const value = readJson(phone, answer.value.body)?.phone_info
    if (value?.watermark.appid !== appid) return fail('UNKNOWN')
    return ok({ phoneNumber: value.purePhoneNumber, countryCode: value.countryCode })
  },
})
