import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import { readJson } from '../json'
import type { WechatApiOptions } from '../wechat-api/app'
import type { WechatApi } from '../wechat-api/client'
import { createSharedToken, type Held } from '../wechat-api/shared-token'

const answer = v.object({ ticket: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() })

/** The ticket that signs addresses for the JS-SDK. Like the access token, all gateways share it. */
export const createJsTicket = (
  api: WechatApi,
  { now, place }: Pick<WechatApiOptions, 'now' | 'place'>,
): Held<'REFUSED'> =>
  createSharedToken({
    name: `js ticket ${api.appid}`,
    place,
    now,
    ask: async () => {
      const sent = await api.ask({ path: '/cgi-bin/ticket/getticket', query: { type: 'jsapi' } })
      if (!sent.ok) return fail(sent.code === 'UNKNOWN' || sent.code === -1 ? 'UNKNOWN' : 'REFUSED')
      const value = readJson(answer, sent.value.body)
      return value ? ok({ value: value.ticket, seconds: value.expires_in }) : fail('UNKNOWN')
    },
  })
