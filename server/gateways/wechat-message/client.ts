import { fail, ok } from '@/domain/base/result'
import type { WechatApi } from '../wechat-api/client'
import type { WechatMessageCode, WechatMessages } from './port'

const failures: Record<number, WechatMessageCode> = {
  [-1]: 'UNKNOWN',
  43101: 'NOT_SUBSCRIBED',
  45009: 'RATE_LIMITED',
  // Once more with a new token did not help either.
  40001: 'UNKNOWN',
  40014: 'UNKNOWN',
  42001: 'UNKNOWN',
}

/** `POST /cgi-bin/message/subscribe/send`. */
export const createWechatMessages = (api: WechatApi): WechatMessages => ({
  send: async (message) => {
    const values = Object.entries(message.data).map(([key, value]) => [key, { value }])
    const sent = await api.ask({
      path: '/cgi-bin/message/subscribe/send',
      content: {
        touser: message.openid,
        template_id: message.templateId,
        page: message.page,
        data: Object.fromEntries(values),
        miniprogram_state: 'formal',
        lang: 'zh_CN',
      },
    })
    if (sent.ok) return ok(null)
    return fail(sent.code === 'UNKNOWN' ? 'UNKNOWN' : (failures[sent.code] ?? 'REFUSED'))
  },
})
