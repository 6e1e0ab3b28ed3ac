import { ok, type Result } from '@/domain/base/result'
import type { HttpAnswer } from '../http'
import { readJson } from '../json'
import { createAccessToken } from './access-token'
import type { WechatApiOptions } from './app'
import { failure, ridOf, staleToken } from './failure'

/** The calls of one app to api.weixin.qq.com that need its access token. */
export interface WechatApi {
  appid: string
  /** Gives the answer, or WeChat's errcode, or UNKNOWN when the outcome is not known. */
  ask(request: {
    path: string
    query?: Readonly<Record<string, string>>
    /** Sent as JSON by POST. Without content the request is a GET. */
    content?: Readonly<Record<string, unknown>>
  }): Promise<Result<HttpAnswer, number | 'UNKNOWN'>>
}

export function createWechatApi(options: WechatApiOptions): WechatApi {
  const { app, baseUrl, http, refused } = options
  const accessToken = createAccessToken(options)

  const once = async (
    token: string,
    { path, query, content }: Parameters<WechatApi['ask']>[0],
  ): ReturnType<WechatApi['ask']> => {
    const url = new URL(`${baseUrl}${path}`)
    url.search = new URLSearchParams({ ...query, access_token: token }).toString()
    const sent = await http(
      content
        ? {
            method: 'POST',
            url: url.href,
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(content),
          }
        : { method: 'GET', url: url.href },
    )
    if (!sent.ok) return sent
    // A picture comes as bytes, but a failure comes as JSON in its place.
    const failed = readJson(failure, sent.value.body)
    if (failed) {
      refused({ path, errcode: failed.errcode, rid: ridOf(failed.errmsg) })
      return { ok: false, code: failed.errcode }
    }
    return sent.value.status === 200 ? ok(sent.value) : { ok: false, code: 'UNKNOWN' }
  }

  return {
    appid: app.appid,
    ask: async (request) => {
      const token = await accessToken.get()
      if (!token.ok) {
        if (token.code === 'REFUSED')
          refused({ path: '/cgi-bin/stable_token', errcode: 0, rid: undefined })
        return { ok: false, code: 'UNKNOWN' }
      }
      const first = await once(token.value, request)
      if (first.ok || first.code === 'UNKNOWN' || !staleToken.includes(first.code)) return first
      await accessToken.forget(token.value)
      const renewed = await accessToken.get()
      return renewed.ok ? once(renewed.value, request) : { ok: false, code: 'UNKNOWN' }
    },
  }
}
