import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'
import type { WechatLogin, WechatLoginCode } from './port'

export type WechatLoginOptions = {
  appid: string
  appSecret: string
  /** Without a trailing slash, e.g. `https://api.weixin.qq.com`. */
  baseUrl: string
  http: Http
}

const session = v.object({
  openid: v.pipe(v.string(), v.minLength(1)),
  session_key: v.pipe(v.string(), v.minLength(1)),
  unionid: v.optional(v.string()),
})
/** WeChat answers failures with 200 and an `errcode`; success has none, or 0. */
const failure = v.object({ errcode: v.pipe(v.number(), v.notValue(0)) })

const failures: Record<number, WechatLoginCode> = {
  [-1]: 'UNKNOWN',
  40029: 'CODE_INVALID',
  40163: 'CODE_INVALID',
  40226: 'BLOCKED',
  45011: 'RATE_LIMITED',
}

export const createWechatLogin = ({
  appid,
  appSecret,
  baseUrl,
  http,
}: WechatLoginOptions): WechatLogin => ({
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
    if (failed) return fail(failures[failed.errcode] ?? 'REFUSED')
    const value = readJson(session, answer.value.body)
    if (answer.value.status !== 200 || !value) return fail('UNKNOWN')
    return ok({ openid: value.openid, sessionKey: value.session_key, unionid: value.unionid })
  },
})
