import { fail, ok } from '@/domain/base/result'
import type { WechatApi } from '../wechat-api/client'
import type { EnvVersion } from '../wechat-link/client'
import type { WechatMessageCode, WechatMessages } from './port'

const failures: Record<number, WechatMessageCode> = {
  [-1]: 'UNKNOWN',
  43101: 'NOT_SUBSCRIBED',
  45009: 'RATE_LIMITED',
  // The call was already repeated with a new token (wechat-api/client.ts).
  40001: 'UNKNOWN',
  40014: 'UNKNOWN',
  42001: 'UNKNOWN',
}

const sender =
  (api: WechatApi, path: string, more: Readonly<Record<string, string>>): WechatMessages['send'] =>
  async ({ openid, templateId, page, data }) => {
    const values = Object.entries(data).map(([key, value]) => [key, { value }])
    const content = { touser: openid, template_id: templateId, page, ...more }
    const sent = await api.ask({ path, content: { ...content, data: Object.fromEntries(values) } })
    if (sent.ok) return ok(null)
    return fail(sent.code === 'UNKNOWN' ? 'UNKNOWN' : (failures[sent.code] ?? 'REFUSED'))
  }

const states = { release: 'formal', trial: 'trial', develop: 'developer' } as const

/**
 * `POST /cgi-bin/message/subscribe/send`. The message opens the same edition of the mini-program as
 * our links.
 */
export const createWechatMessages = (api: WechatApi, envVersion: EnvVersion): WechatMessages => ({
  send: sender(api, '/cgi-bin/message/subscribe/send', {
    miniprogram_state: states[envVersion],
    lang: 'zh_CN',
  }),
})

/**
 * `POST /cgi-bin/message/subscribe/bizsend`, for an official account. The message opens a web page.
 */
export const createOfficialMessages = (api: WechatApi): WechatMessages => ({
  send: sender(api, '/cgi-bin/message/subscribe/bizsend', {}),
})
