import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import { readJson } from '../json'
import { createAccessToken, type AccessTokenOptions } from './access-token'
import type { SubscriptionMessage, WechatMessageCode, WechatMessages } from './port'

export type WechatMessageOptions = AccessTokenOptions

const answer = v.object({ errcode: v.number() })

const failures: Record<number, WechatMessageCode> = {
  [-1]: 'UNKNOWN',
  43101: 'NOT_SUBSCRIBED',
  45009: 'RATE_LIMITED',
}
/** Somebody renewed it, or it is over: worth one more try with a new one. */
const staleToken = [40001, 40014, 42001]

/** `POST /cgi-bin/message/subscribe/send`. */
export function createWechatMessages(options: WechatMessageOptions): WechatMessages {
  const accessToken = createAccessToken(options)

  const post = async (
    token: string,
    message: SubscriptionMessage,
  ): Promise<Result<number, 'UNKNOWN'>> => {
    const values = Object.entries(message.data).map(([key, value]) => [key, { value }])
    const sent = await options.http({
      method: 'POST',
      url: `${options.baseUrl}/cgi-bin/message/subscribe/send?access_token=${encodeURIComponent(token)}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        touser: message.openid,
        template_id: message.templateId,
        page: message.page,
        data: Object.fromEntries(values),
        miniprogram_state: 'formal',
        lang: 'zh_CN',
      }),
    })
    const said = sent.ok ? readJson(answer, sent.value.body) : undefined
    return said ? ok(said.errcode) : fail('UNKNOWN')
  }

  return {
    send: async (message) => {
      for (const isLast of [false, true]) {
        const token = await accessToken.get()
        if (!token.ok) return fail('UNKNOWN')
        const sent = await post(token.value, message)
        if (!sent.ok) return sent
        if (sent.value === 0) return ok(null)
        if (!staleToken.includes(sent.value)) return fail(failures[sent.value] ?? 'REFUSED')
        accessToken.forget(token.value)
        if (isLast) break
      }
      return fail('UNKNOWN')
    },
  }
}
