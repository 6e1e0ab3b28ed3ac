import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import { readJson } from '../json'
import type { WechatApiOptions } from '../wechat-api/app'
import { createWechatApi } from '../wechat-api/client'
import { failure } from '../wechat-api/failure'
import { createOfficialMessages } from '../wechat-message/client'
import { signAddress } from './js-signature'
import { createJsTicket } from './js-ticket'
import type { OfficialAccount, OfficialAccountCode } from './port'

export type OfficialAccountOptions = WechatApiOptions & {
  /** The address of the authorisation page, e.g. `https://open.weixin.qq.com`. */
  openUrl: string
  /** Unguessable text of 1-32 characters. */
  nonce: () => string
}

const user = v.object({
  openid: v.pipe(v.string(), v.minLength(1)),
  unionid: v.optional(v.string()),
  is_snapshotuser: v.optional(v.number()),
})

/** For a user who does not follow the account, WeChat sends no further fields. */
const follower = v.object({ subscribe: v.picklist([0, 1]) })

const failures: Record<number, OfficialAccountCode> = {
  [-1]: 'UNKNOWN',
  40029: 'CODE_INVALID',
  40163: 'CODE_INVALID',
  42003: 'CODE_INVALID',
  45009: 'RATE_LIMITED',
  45011: 'RATE_LIMITED',
}

export function createOfficialAccount(options: OfficialAccountOptions): OfficialAccount {
  const { app, baseUrl, openUrl, http, now, nonce } = options
  const api = createWechatApi(options)
  const jsTicket = createJsTicket(api, options)

  return {
    appid: app.appid,
    messages: createOfficialMessages(api),

    // WeChat requires the parameters in this order, and the fragment.
    authorizeUrl: ({ redirectUri, state }) =>
      `${openUrl}/connect/oauth2/authorize?appid=${app.appid}` +
      `&redirect_uri=${encodeURIComponent(redirectUri)}` +
      `&response_type=code&scope=snsapi_base&state=${encodeURIComponent(state)}#wechat_redirect`,

    openidOf: async (code) => {
      const url = new URL(`${baseUrl}/sns/oauth2/access_token`)
      url.search = new URLSearchParams({
        appid: app.appid,
        secret: app.appSecret,
        code,
        grant_type: 'authorization_code',
      }).toString()
      const answer = await http({ method: 'GET', url: url.href })
      if (!answer.ok) return answer
      const failed = readJson(failure, answer.value.body)
      if (failed) return fail(failures[failed.errcode] ?? 'REFUSED')
      const value = readJson(user, answer.value.body)
      if (answer.value.status !== 200 || !value) return fail('UNKNOWN')
      if (value.is_snapshotuser === 1) return fail('SNAPSHOT_USER')
      return ok({ openid: value.openid, unionid: value.unionid })
    },

    isFollowedBy: async (openid) => {
      const sent = await api.ask({ path: '/cgi-bin/user/info', query: { openid, lang: 'zh_CN' } })
      if (!sent.ok) return fail(sent.code === 'UNKNOWN' || sent.code === -1 ? 'UNKNOWN' : 'REFUSED')
      const value = readJson(follower, sent.value.body)
      return value ? ok(value.subscribe === 1) : fail('UNKNOWN')
    },

    sign: async (url) => {
      const ticket = await jsTicket.get()
      if (!ticket.ok) return ticket
      const signed = { timestamp: String(Math.floor(now() / 1000)), nonceStr: nonce() }
      const signature = signAddress({ ...signed, ticket: ticket.value, url })
      return ok({ appId: app.appid, ...signed, signature })
    },
  }
}
